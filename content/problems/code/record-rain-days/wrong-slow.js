export function recordRainDays(rain) {
  const days = [];
  rain.forEach((millimetres, at) => {
    let best = 0;
    for (let before = 0; before < at; before++) if (rain[before] > best) best = rain[before];
    if (millimetres > best) days.push(at + 1);
  });
  return days;
}
