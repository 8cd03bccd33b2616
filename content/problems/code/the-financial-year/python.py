from collections import Counter


def total_by_quarter(bills):
    totals = Counter()
    for bill in bills:
        totals[quarter_of(bill["date"])] += bill["rupees"]
    return [{"quarter": quarter, "rupees": totals[quarter]} for quarter in sorted(totals)]


def quarter_of(date):
    year, month = int(date[:4]), int(date[5:7])
    first = year - 1 if month < 4 else year
    return f"FY {first}-{(first + 1) % 100:02d} Q{(month + 8) % 12 // 3 + 1}"
