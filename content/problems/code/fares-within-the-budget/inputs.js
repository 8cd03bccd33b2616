const questions = (random, highest) => Array.from({ length: 2000 }, () => 1 + Math.floor(random() * highest));

export const make = {
  table(n, random) {
    const fares = Array.from({ length: n }, () => new Array(n).fill(0));
    for (let row = 0; row < n; row++) {
      for (let column = 0; column < n; column++) {
        const least = Math.max(fares[row - 1]?.[column] ?? 1, fares[row][column - 1] ?? 1);
        fares[row][column] = least + Math.floor(random() * 120);
      }
    }
    return [fares, questions(random, 70000)];
  },
  narrow(n, random) {
    const fares = Array.from({ length: n }, (_, row) => [1 + row * 10 + Math.floor(random() * 10), 90000 + row]);
    return [fares, questions(random, 4000)];
  },
};
