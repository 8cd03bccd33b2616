export const make = {
  bill(n, random) {
    const pieces = [];
    let length = 0;
    while (length < n - 20) {
      const piece = `${random() < 0.2 ? "-" : ""}${Math.floor(random() * 900)}${random() < 0.3 ? " * 3" : ""}`;
      pieces.push(piece);
      length += piece.length + 3;
    }
    return [pieces.join(" + ")];
  },
  deep(n) {
    const levels = Math.floor(n / 4);
    return ["(1+".repeat(levels) + "1" + ")".repeat(levels)];
  },
};
