"""Wonder Book in the lab: maps of its stories, and how often they are won."""
