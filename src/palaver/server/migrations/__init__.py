"""The store as it was, and how it came to be as it is."""
