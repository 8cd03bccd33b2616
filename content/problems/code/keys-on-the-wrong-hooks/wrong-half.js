export function fewestSwaps(keys) {
  const wrong = keys.filter((key, hook) => key !== hook).length;
  return Math.ceil(wrong / 2);
}
