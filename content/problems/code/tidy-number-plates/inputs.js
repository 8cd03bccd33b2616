const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const make = {
  /** Almost all different, typed in various ways. */
  gate(n, random) {
    const letter = () => LETTERS[Math.floor(random() * 26)];
    const entry = () => {
      const blank = random() < 0.5 ? " " : random() < 0.5 ? "-" : "";
      const pieces = [
        letter() + letter(),
        String(1 + Math.floor(random() * 98)),
        letter() + letter(),
        String(1 + Math.floor(random() * 9998)),
      ];
      const text = pieces.join(blank);
      return random() < 0.5 ? text.toLowerCase() : text;
    };
    return [Array.from({ length: n }, entry)];
  },
};
