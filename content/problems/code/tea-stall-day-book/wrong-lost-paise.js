const lines = require("fs").readFileSync(0, "utf8").split("\n");
const rupees = (paise) => (paise / 100).toFixed(2);

const sales = new Map();
for (const line of lines) {
  if (line.trim() === "") continue;
  const [name, quantity, rate] = line.split(";");
  const paise = Number(quantity) * Math.floor(Number(rate) * 100);
  sales.set(name, (sales.get(name) ?? 0) + paise);
}

let total = 0;
let best = null;
for (const [name, paise] of sales) {
  total += paise;
  if (best === null || paise > sales.get(best)) best = name;
}

console.log(`Items;${sales.size}`);
if (best !== null) console.log(`Best;${best};${rupees(sales.get(best))}`);
console.log(`Total;${rupees(total)}`);
