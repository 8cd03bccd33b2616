import sys
from collections import Counter
from decimal import Decimal

amounts = Counter()
for line in filter(None, sys.stdin.read().split("\n")):
    name, quantity, rate = line.split(";")
    amounts[name] += int(quantity) * Decimal(rate)

print("Items", len(amounts), sep=";")
for name, amount in amounts.most_common(1):
    print("Best", name, f"{amount:.2f}", sep=";")
print("Total", f"{sum(amounts.values(), Decimal(0)):.2f}", sep=";")
