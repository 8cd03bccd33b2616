export function mostBoxes(sweets: number[]): number[] {
  let boxes = 0;
  for (const count of sweets) {
    let rest = count;
    while (rest !== 0) [boxes, rest] = [rest, boxes % rest];
  }
  return [boxes].concat(sweets.map((count) => count / boxes));
}
