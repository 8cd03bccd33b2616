const letters = "abcdefghijklmnopqrstuvwxyz";

export const make = {
  /** Thousands of colours: all left ones first, then the right ones from the last to the first. */
  manyColours(n, random) {
    const half = Math.floor(n / 2);
    const kind = (at) => {
      let colour = "";
      for (let rest = at + 1; rest > 0; rest = Math.floor(rest / 26)) colour += letters[rest % 26];
      return `${1 + (at % 12)} ${colour}`;
    };
    const left = Array.from({ length: half }, (_, at) => `${kind(at)} L`);
    const right = Array.from({ length: half }, (_, at) => `${kind(half - 1 - at + Math.floor(random() * 1.1) * half)} R`);
    return [left.concat(right)];
  },
  fewColours(n, random) {
    const colours = ["black", "brown", "dark brown", "tan"];
    return [
      Array.from(
        { length: n },
        () => `${1 + Math.floor(random() * 12)} ${colours[Math.floor(random() * 4)]} ${random() < 0.5 ? "L" : "R"}`,
      ),
    ];
  },
};
