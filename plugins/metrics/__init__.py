"""What is read off the records of runs; each file here is one metric."""
