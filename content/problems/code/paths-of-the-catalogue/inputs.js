export const make = {
  wide(n, random) {
    const all = [{ name: "Shop", parts: [] }];
    for (let at = 1; at < n; at++) {
      const category = { name: `c${at}`, parts: [] };
      all[Math.floor(random() * Math.min(at, 400))].parts.push(category);
      all.push(category);
    }
    return [[all[0]]];
  },
  /** All beside each other. */
  long(n) {
    return [Array.from({ length: n }, (_, at) => ({ name: `c${at}`, parts: [] }))];
  },
  deep(n) {
    let category = { name: "end", parts: [] };
    for (let level = 1; level < n; level++) category = { name: `l${level}`, parts: [category] };
    return [[category]];
  },
};
