export function bellAt(round, stroke) {
  let bell = 1;
  let rest = stroke | 0;
  while (rest !== 0 && (rest & 1) === 0) {
    rest >>= 1;
    bell++;
  }
  return bell;
}
