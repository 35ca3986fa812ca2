"""What Nocturne alone has counted and measured."""
