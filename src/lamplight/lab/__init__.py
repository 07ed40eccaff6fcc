"""The laboratory: bots play by the thousand, on one machine or many, and what came of it is measured and shown."""
