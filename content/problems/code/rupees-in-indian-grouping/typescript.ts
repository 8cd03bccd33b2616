export function rupees(paise: number[]): string[] {
  return paise.map((amount) => {
    const sign = amount < 0 ? "-" : "";
    const size = Math.abs(amount);
    const rest = size % 100;
    const decimals = rest === 0 ? "" : "." + String(rest).padStart(2, "0");
    return `${sign}₹${grouped(String((size - rest) / 100))}${decimals}`;
  });
}

function grouped(digits: string): string {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(0, end - 2), end));
  return groups.join(",");
}
