export const make = {
  /** Each line has a name that did not come before. */
  differentItems(n, random) {
    const letters = "abcdefghij";
    const nameOf = (k) => [...String(k)].map((digit) => letters[Number(digit)]).join("");
    const lines = Array.from({ length: n }, (_, k) => {
      const quantity = 1 + Math.floor(random() * 9);
      return `Item ${nameOf(k)};${quantity};${Math.floor(random() * 100)}.25`;
    });
    return lines.join("\n");
  },
};
