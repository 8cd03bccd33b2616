/** Counts the pairs in the wrong order, while sorting by merging. */
export function fewestSwaps(keys: number[]): number {
  let swaps = 0;
  const sort = (list: number[]): number[] => {
    if (list.length < 2) return list;
    const half = list.length >> 1;
    const left = sort(list.slice(0, half));
    const right = sort(list.slice(half));
    const merged: number[] = [];
    let i = 0;
    for (const key of right) {
      while (i < left.length && left[i] < key) merged.push(left[i++]);
      swaps += left.length - i;
      merged.push(key);
    }
    return merged.concat(left.slice(i));
  };
  sort(keys);
  return swaps;
}
