export function waterHeld(heights: number[]): number {
  const left: number[] = [];
  heights.reduce((wall, height) => (left.push(Math.max(wall, height)), Math.max(wall, height)), 0);
  let wall = 0;
  let wet = 0;
  for (let at = heights.length - 1; at >= 0; at--) {
    wall = Math.max(wall, heights[at] ?? 0);
    if (Math.min(wall, left[at] ?? 0) > (heights[at] ?? 0)) wet++;
  }
  return wet;
}
