const lines = require("fs").readFileSync(0, "utf8").split("\n");
const rupees = (paise) => (paise / 100).toFixed(2);

const sales = [];
for (const line of lines) {
  if (line.trim() === "") continue;
  const [name, quantity, rate] = line.split(";");
  let item = sales.find((sale) => sale.name === name);
  if (!item) {
    item = { name, paise: 0 };
    sales.push(item);
  }
  item.paise += Number(quantity) * Math.round(Number(rate) * 100);
}

let total = 0;
let best = sales[0];
for (const item of sales) {
  total += item.paise;
  if (item.paise > best.paise) best = item;
}

console.log(`Items;${sales.length}`);
if (best) console.log(`Best;${best.name};${rupees(best.paise)}`);
console.log(`Total;${rupees(total)}`);
