"""The laboratory: tournaments, studies, and the rooms as learners want them."""
