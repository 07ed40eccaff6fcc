"""The players of DunkelRunde."""
