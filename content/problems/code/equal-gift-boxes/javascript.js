export function mostBoxes(sweets) {
  const boxes = sweets.reduce(commonDivisor, 0);
  return [boxes, ...sweets.map((count) => count / boxes)];
}

function commonDivisor(a, b) {
  return b === 0 ? a : commonDivisor(b, a % b);
}
