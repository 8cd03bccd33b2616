export function waterHeld(heights) {
  let wall = 0;
  let water = 0;
  for (const height of heights) {
    wall = Math.max(wall, height);
    water += wall - height;
  }
  return water;
}
