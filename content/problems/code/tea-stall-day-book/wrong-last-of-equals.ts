const lines: string[] = require("fs").readFileSync(0, "utf8").split("\n");
const rupees = (paise: number) => (paise / 100).toFixed(2);

const sales = new Map<string, number>();
for (const line of lines) {
  if (line.trim() === "") continue;
  const [name = "", quantity, rate] = line.split(";");
  const paise = Number(quantity) * Math.round(Number(rate) * 100);
  sales.set(name, (sales.get(name) ?? 0) + paise);
}

let total = 0;
let best: { name: string; paise: number } | null = null;
for (const [name, paise] of sales) {
  total += paise;
  if (best === null || paise >= best.paise) best = { name, paise };
}

console.log(`Items;${sales.size}`);
if (best !== null) console.log(`Best;${best.name};${rupees(best.paise)}`);
console.log(`Total;${rupees(total)}`);
