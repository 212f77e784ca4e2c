"""The tables online: what `palaver serve` starts."""
