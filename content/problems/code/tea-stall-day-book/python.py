import sys


def rupees(paise: int) -> str:
    return f"{paise // 100}.{paise % 100:02}"


sales: dict[str, int] = {}
for line in sys.stdin:
    if not line.strip():
        continue
    name, quantity, rate = line.rstrip("\n").split(";")
    paise = int(quantity) * round(float(rate) * 100)
    sales[name] = sales.get(name, 0) + paise

print(f"Items;{len(sales)}")
if sales:
    best = max(sales, key=lambda name: sales[name])
    print(f"Best;{best};{rupees(sales[best])}")
print(f"Total;{rupees(sum(sales.values()))}")
