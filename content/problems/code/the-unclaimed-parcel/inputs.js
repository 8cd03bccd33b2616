export const make = {
  /** Parcels are claimed long after they came, in about the same order. */
  depot(n, random) {
    const half = n >> 1;
    const scans = [];
    for (let at = 0; at < half; at++) scans.push(`P${at}`);
    for (let at = 0; at < n - half; at++) scans.push(`P${Math.max(0, Math.min(half - 1, at - Math.floor(random() * 3)))}`);
    return [scans];
  },
};
