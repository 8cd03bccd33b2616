export const make = {
  /** At most 40 levels: a chain of departments with people below. */
  company(n, random) {
    const managers = [null];
    const level = [0];
    for (let at = 1; at < n; at++) {
      let manager = Math.floor(random() * at);
      if (random() < 0.5) manager = Math.max(0, at - 1 - Math.floor(random() * 5));
      while (level[manager] >= 38) manager = managers[manager];
      managers.push(manager);
      level.push(level[manager] + 1);
    }
    const pairs = Array.from({ length: n }, () => [Math.floor(random() * n), Math.floor(random() * n)]);
    return [managers, pairs];
  },
};
