"""The table on the network: pages, sockets, the lobby and the storage of matches."""
