export const make = {
  /** A grid with shortcuts, so that there are very many ways. */
  country(n, random) {
    const wide = Math.max(2, Math.floor(Math.sqrt(n)));
    const towns = wide * wide;
    const roads = [];
    const toll = () => 1 + Math.floor(random() * 10000);
    for (let town = 0; town < towns; town++) {
      if ((town + 1) % wide !== 0) roads.push({ a: town, b: town + 1, toll: toll() });
      if (town + wide < towns) roads.push({ a: town + wide, b: town, toll: toll() });
    }
    for (let at = 0; at < towns; at++) roads.push({ a: Math.floor(random() * towns), b: Math.min(towns - 1, Math.floor(random() * towns)), toll: 9000 });
    return [towns, roads.slice(0, towns * 3), 5];
  },
};
