"""The pictures, seals and sills of drawn cards, all by the same hand."""
