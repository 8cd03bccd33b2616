export function mostDelivered(orders, riders) {
  const waiting = [...orders];
  let delivered = 0;
  for (const strength of riders.toSorted((a, b) => a - b)) {
    let best = -1;
    waiting.forEach((weight, at) => {
      if (weight <= strength && (best < 0 || weight > waiting[best])) best = at;
    });
    if (best < 0) continue;
    waiting.splice(best, 1);
    delivered++;
  }
  return delivered;
}
