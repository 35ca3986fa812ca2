"""What earlier versions kept, and what an upgrade does with it."""
