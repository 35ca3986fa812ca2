"""Looking back at matches of Nocturne."""
