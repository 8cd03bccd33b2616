export const make = {
  evening(n, random) {
    const room = Math.max(1, n >> 2);
    const acts = Array.from({ length: n }, (_, at) => {
      const id = `p${Math.floor(random() * n * 0.5)}`;
      if (at % Math.ceil(n / 3) === 7) return ["list"];
      return [random() < 0.1 ? "remove" : "view", id];
    });
    return [room, acts];
  },
};
