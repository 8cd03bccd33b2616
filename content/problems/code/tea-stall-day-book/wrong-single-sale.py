import sys

names = set()
best = None
total = 0
for line in sys.stdin:
    if not line.strip():
        continue
    name, quantity, rate = line.strip().split(";")
    paise = int(quantity) * round(float(rate) * 100)
    names.add(name)
    total += paise
    if best is None or paise > best[1]:
        best = (name, paise)

print(f"Items;{len(names)}")
if best:
    print(f"Best;{best[0]};{best[1] / 100:.2f}")
print(f"Total;{total / 100:.2f}")
