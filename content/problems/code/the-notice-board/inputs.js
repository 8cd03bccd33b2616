export const make = {
  /** Short words, so that there are many. */
  notice(n, random) {
    let text = "";
    while (text.length < n) text += "abcdefghijklmnop".slice(0, 1 + Math.floor(random() * random() * 12)) + " ";
    return [text.slice(0, n), 40];
  },
};
