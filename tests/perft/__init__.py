"""Numbers of action sequences by depth."""
