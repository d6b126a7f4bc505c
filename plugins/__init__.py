"""Everything one may add or delete: pytest plugins, and one folder per kind of entry."""
