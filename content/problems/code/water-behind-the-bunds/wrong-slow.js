export function waterHeld(heights) {
  let water = 0;
  heights.forEach((height, at) => {
    let leftWall = 0;
    let rightWall = 0;
    for (let place = 0; place <= at; place++) leftWall = Math.max(leftWall, heights[place]);
    for (let place = at; place < heights.length; place++) rightWall = Math.max(rightWall, heights[place]);
    water += Math.min(leftWall, rightWall) - height;
  });
  return water;
}
