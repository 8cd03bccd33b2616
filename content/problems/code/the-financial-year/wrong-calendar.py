from collections import Counter


def total_by_quarter(bills):
    totals = Counter()
    for bill in bills:
        year, month = int(bill["date"][:4]), int(bill["date"][5:7])
        totals[f"FY {year}-{(year + 1) % 100:02d} Q{(month + 8) % 12 // 3 + 1}"] += bill["rupees"]
    return [{"quarter": quarter, "rupees": totals[quarter]} for quarter in sorted(totals)]
