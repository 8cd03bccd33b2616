export function mergeSlots(slots) {
  let merged = [];
  for (const slot of slots) {
    let [begin, end] = slot;
    const apart = [];
    for (const one of merged) {
      if (one[0] <= end && begin <= one[1]) {
        begin = Math.min(begin, one[0]);
        end = Math.max(end, one[1]);
      } else apart.push(one);
    }
    apart.push([begin, end]);
    merged = apart;
  }
  return merged.sort((a, b) => a[0] - b[0]);
}
