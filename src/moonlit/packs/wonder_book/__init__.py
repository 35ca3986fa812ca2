"""The built-in Wonder Book campaign: its YAML files and the objects they are read into."""
