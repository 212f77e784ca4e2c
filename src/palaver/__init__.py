"""Board games set in Africa, each rule readable where it stands in the book."""

__version__ = "0.1.0"
