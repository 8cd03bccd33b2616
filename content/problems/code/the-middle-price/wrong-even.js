export function middlePrices(prices) {
  const sorted = [];
  return prices.slice(0, 3000).map((price) => {
    const at = sorted.findIndex((one) => one > price);
    sorted.splice(at < 0 ? sorted.length : at, 0, price);
    return sorted[(sorted.length - 1) >> 1];
  });
}
