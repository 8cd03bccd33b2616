export function liftFloors(start: number, calls: number[], isUp: boolean): number[] {
  const floors = [...new Set(calls)].sort((a, b) => a - b);
  const above = floors.filter((floor) => floor > start);
  const below = floors.filter((floor) => floor < start).reverse();
  return isUp ? [...above, ...below] : [...below, ...above];
}
