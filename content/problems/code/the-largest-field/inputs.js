export const make = {
  /** One crop nearly everywhere. */
  plain(n, random) {
    const side = Math.floor(Math.sqrt(n));
    return [Array.from({ length: side }, () => Array.from({ length: side }, () => (random() < 0.02 ? "." : "R")).join(""))];
  },
  /** One long winding field, a plot wide. */
  snake(n) {
    const side = Math.floor(Math.sqrt(n));
    const wall = (isLeft) => (isLeft ? "R" + ".".repeat(side - 1) : ".".repeat(side - 1) + "R");
    return [Array.from({ length: side }, (_, row) => (row % 2 === 0 ? "R".repeat(side) : wall(row % 4 === 3)))];
  },
};
