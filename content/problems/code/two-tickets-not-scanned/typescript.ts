export function notScanned(scans: number[]): number[] {
  let mixed = 0;
  for (const ticket of scans) mixed ^= ticket;
  const bit = mixed & -mixed;
  let first = 0;
  for (const ticket of scans) if ((ticket & bit) !== 0) first ^= ticket;
  return [first, mixed ^ first].sort((a, b) => a - b);
}
