"""Speed, side by side and in one run. A benchmark prints numbers; it never passes or fails."""
