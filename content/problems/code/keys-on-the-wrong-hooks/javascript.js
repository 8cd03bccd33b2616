export function fewestSwaps(keys) {
  const isSeen = new Uint8Array(keys.length);
  let swaps = 0;
  for (let hook = 0; hook < keys.length; hook++) {
    if (isSeen[hook]) continue;
    let length = 0;
    for (let at = hook; !isSeen[at]; at = keys[at]) {
      isSeen[at] = 1;
      length++;
    }
    swaps += length - 1;
  }
  return swaps;
}
