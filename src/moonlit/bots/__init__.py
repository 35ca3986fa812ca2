"""Players that are programs: they see views, own their dice and give back actions."""
