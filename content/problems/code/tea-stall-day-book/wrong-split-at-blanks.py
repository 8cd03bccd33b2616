import sys

sales = {}
for line in sys.stdin:
    parts = line.replace(";", " ").split()
    if not parts:
        continue
    name, quantity, rate = parts[0], parts[-2], parts[-1]
    sales[name] = sales.get(name, 0) + int(quantity) * round(float(rate) * 100)

print(f"Items;{len(sales)}")
if sales:
    best = max(sales, key=sales.get)
    print(f"Best;{best};{sales[best] / 100:.2f}")
print(f"Total;{sum(sales.values()) / 100:.2f}")
