export function recordRainDays(rain) {
  const days = [];
  let best = 0;
  rain.forEach((millimetres, at) => {
    if (millimetres === null || millimetres <= best) return;
    best = millimetres;
    days.push(at + 1);
  });
  return days;
}
