"""Model providers: `--model <file name>:<spec>` imports that file only."""
