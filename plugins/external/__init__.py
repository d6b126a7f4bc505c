"""Other benchmarks, whose problems and samples are read as `algoreval.external` says."""
