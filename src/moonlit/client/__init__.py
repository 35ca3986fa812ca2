"""What every client needs to show views and collect actions: sentences, in three languages."""
