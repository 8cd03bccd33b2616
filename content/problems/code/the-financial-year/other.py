from itertools import groupby


def total_by_quarter(bills):
    def count(bill):
        year, month, _ = bill["date"].split("-")
        return (int(year) * 12 + int(month) - 4) // 3

    totals = []
    for number, group in groupby(sorted(bills, key=count), key=count):
        year, quarter = divmod(number, 4)
        name = f"FY {year}-{str(year + 1)[-2:]} Q{quarter + 1}"
        totals.append({"quarter": name, "rupees": sum(bill["rupees"] for bill in group)})
    return totals
