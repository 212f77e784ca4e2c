"""One page a step; never edited once released."""
