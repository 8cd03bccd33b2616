const named = (n) => Array.from({ length: n }, (_, at) => `Child ${at + 1}`);

export const make = {
  longMusic(n, random) {
    return [named(n), Array.from({ length: n }, () => Math.floor(random() * 1000000000))];
  },
  shortMusic(n, random) {
    return [named(n), Array.from({ length: n }, () => Math.floor(random() * 10))];
  },
};
