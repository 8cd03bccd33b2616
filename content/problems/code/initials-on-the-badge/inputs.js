export const make = {
  congress(n, random) {
    const word = () => {
      const length = 2 + Math.floor(random() * 10);
      const text = Array.from({ length }, () => "abcdefghijklmnopqrstuvwxyz"[Math.floor(random() * 26)]).join("");
      return text[0].toUpperCase() + text.slice(1);
    };
    return [Array.from({ length: n }, () => Array.from({ length: 1 + Math.floor(random() * 5) }, word).join(" ")), 20];
  },
};
