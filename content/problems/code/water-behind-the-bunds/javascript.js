export function waterHeld(heights) {
  let left = 0;
  let right = heights.length - 1;
  let leftWall = 0;
  let rightWall = 0;
  let water = 0;
  while (left <= right) {
    if (leftWall <= rightWall) {
      leftWall = Math.max(leftWall, heights[left]);
      water += leftWall - heights[left];
      left++;
    } else {
      rightWall = Math.max(rightWall, heights[right]);
      water += rightWall - heights[right];
      right--;
    }
  }
  return water;
}
