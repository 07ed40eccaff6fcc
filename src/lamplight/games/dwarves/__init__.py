"""The Dwarves: a cooperative defence of Girdlegard against the Perished Land."""
