export const make = {
  /** Nobody can win: each square from 94 on leads down. */
  longGame(n, random) {
    const jumps = [94, 95, 96, 97, 98, 99].map((from) => [from, from - 90]);
    return [6, jumps, Array.from({ length: n }, () => 1 + Math.floor(random() * 6))];
  },
};
