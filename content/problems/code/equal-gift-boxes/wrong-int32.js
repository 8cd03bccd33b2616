export function mostBoxes(sweets) {
  const commonDivisor = (a, b) => (b === 0 ? a : commonDivisor(b, (a | 0) % (b | 0)));
  const boxes = sweets.reduce(commonDivisor, 0);
  return [boxes, ...sweets.map((count) => count / boxes)];
}
