export function waterHeld(heights) {
  const falling = [];
  let water = 0;
  heights.forEach((height, at) => {
    let floor = 0;
    while (falling.length > 0) {
      const wall = falling.at(-1);
      const level = Math.min(heights[wall], height);
      water += Math.max(0, level - floor) * (at - wall - 1);
      floor = Math.max(floor, level);
      if (heights[wall] > height) break;
      falling.pop();
    }
    falling.push(at);
  });
  return water;
}
