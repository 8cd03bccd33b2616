export function waterHeld(heights: number[]): number {
  let [left, right] = [0, heights.length - 1];
  let [leftWall, rightWall, water] = [0, 0, 0];
  while (left <= right) {
    const isLeft = leftWall <= rightWall;
    const height = heights[isLeft ? left++ : right--] ?? 0;
    if (isLeft) leftWall = Math.max(leftWall, height);
    else rightWall = Math.max(rightWall, height);
    water += (isLeft ? leftWall : rightWall) - height;
  }
  return water;
}
