export function liftFloors(start, calls, isUp) {
  const floors = calls.toSorted((a, b) => a - b);
  const here = floors.filter((floor) => floor === start).slice(0, 1);
  const above = floors.filter((floor) => floor > start);
  const below = floors.filter((floor) => floor < start).reverse();
  return isUp ? [...here, ...above, ...below] : [...here, ...below, ...above];
}
