export const make = {
  station(n, random) {
    const events = [["join", "p0"]];
    const there = ["p0"];
    for (let at = 1; at < n; at++) {
      const pick = Math.floor(random() * there.length);
      if (random() < 0.15 && there.length > 1) {
        events.push(["leave", there[pick]]);
        there[pick] = there.at(-1);
        there.pop();
      } else {
        events.push(["behind", `p${at}`, there[pick]]);
        there.push(`p${at}`);
      }
    }
    return [events];
  },
};
