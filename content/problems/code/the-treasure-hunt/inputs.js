export const make = {
  backwards(n) {
    return [Array.from({ length: n }, (_, at) => [`p${n - 1 - at}`, `p${n - at}`]), "p0"];
  },
  /** After half of the way it goes round. */
  lateCircle(n) {
    const last = Math.floor(n / 2);
    return [Array.from({ length: n }, (_, at) => [`p${at}`, at === n - 1 ? `p${last}` : `p${at + 1}`]), "p0"];
  },
};
