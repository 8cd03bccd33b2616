export function liftFloors(start: number, calls: number[], isUp: boolean): number[] {
  const first = isUp ? 1 : -1;
  const key = (floor: number): [number, number] => {
    const way = (floor - start) * first;
    return [way >= 0 ? 0 : 1, Math.abs(way)];
  };
  return [...new Set(calls)].sort((a, b) => {
    const [sideA, farA] = key(a);
    const [sideB, farB] = key(b);
    return sideA - sideB || farA - farB;
  });
}
