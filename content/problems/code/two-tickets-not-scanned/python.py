from functools import reduce
from operator import xor


def not_scanned(scans):
    mixed = reduce(xor, scans)
    bit = mixed & -mixed
    first = reduce(xor, (ticket for ticket in scans if ticket & bit))
    return sorted([first, mixed ^ first])
