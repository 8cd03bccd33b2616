const PAIRS = ["()", "[]", "{}"];

export const make = {
  /** All opened first, then closed but for the outermost. */
  nested(n, random) {
    const pairs = Array.from({ length: n >> 1 }, () => PAIRS[Math.floor(random() * 3)]);
    return [pairs.map((pair) => pair[0]).join("") + pairs.toReversed().map((pair) => pair[1]).join("").slice(0, -1)];
  },
  mixed(n, random) {
    const open = [];
    let text = "";
    while (text.length < n) {
      if (open.length > 0 && random() < 0.48) text += open.pop();
      else {
        const pair = PAIRS[Math.floor(random() * 3)];
        text += pair[0];
        open.push(pair[1]);
      }
    }
    return [text + open.reverse().join("")];
  },
};
