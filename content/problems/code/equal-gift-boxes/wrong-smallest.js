export function mostBoxes(sweets) {
  const boxes = Math.min(...sweets.filter((count) => count > 0));
  return [boxes, ...sweets.map((count) => Math.floor(count / boxes))];
}
