"""What the cards do: one file for every card that is more than bonuses."""
