"""What changes instances before generation: one file per probe, with `CONDITIONS` and `variant`."""
