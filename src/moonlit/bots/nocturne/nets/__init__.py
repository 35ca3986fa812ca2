"""The value nets, one for every size of the table, with how they were trained."""
