export const make = {
  /** Nearly all weights different, riders a little weaker than the orders need. */
  evening(n, random) {
    const orders = Array.from({ length: n }, () => 5000 + Math.floor(random() * 45000));
    return [orders, Array.from({ length: n }, () => 1 + Math.floor(random() * 50000))];
  },
};
