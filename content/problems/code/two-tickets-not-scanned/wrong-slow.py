def not_scanned(scans):
    return sorted(ticket for ticket in scans if scans.count(ticket) == 1)
