"""The lab: batches, statistics, records, the clause index and the benchmark."""
