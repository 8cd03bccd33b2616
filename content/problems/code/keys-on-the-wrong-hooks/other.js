// Does what the watchman does: each swap brings the key at hand to its hook.
export function fewestSwaps(keys) {
  const hanging = [...keys];
  let swaps = 0;
  for (let hook = 0; hook < hanging.length; hook++) {
    while (hanging[hook] !== hook) {
      const key = hanging[hook];
      hanging[hook] = hanging[key];
      hanging[key] = key;
      swaps++;
    }
  }
  return swaps;
}
