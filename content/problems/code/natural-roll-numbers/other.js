export function naturalOrder(rolls) {
  // A digit run becomes its length and its digits without zeros in front, below every other character.
  const key = (roll) =>
    roll.replace(/0*(\d+)/g, (_, digits) => `\u0001${String.fromCharCode(1 + digits.length)}${digits}`);
  return [...rolls]
    .map((roll) => [key(roll), roll])
    .sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0))
    .map(([, roll]) => roll);
}
