def not_scanned(scans):
    single = []
    for at, ticket in enumerate(scans):
        before = scans[at - 1] if at > 0 else None
        after = scans[at + 1] if at + 1 < len(scans) else None
        if ticket != before and ticket != after:
            single.append(ticket)
    return sorted(single)[:2]
