def total_by_quarter(bills):
    def quarter_of(bill):
        year, month = int(bill["date"][:4]), int(bill["date"][5:7])
        first = year - 1 if month < 4 else year
        return f"FY {first}-{(first + 1) % 100:02d} Q{(month + 8) % 12 // 3 + 1}"

    totals = {}
    for bill in bills:
        own = quarter_of(bill)
        totals[own] = sum(one["rupees"] for one in bills if quarter_of(one) == own)
    return [{"quarter": quarter, "rupees": totals[quarter]} for quarter in sorted(totals)]
