export function bestIncome(bookings) {
  const sorted = [...bookings].sort((a, b) => a.to - b.to);

  const endingBefore = (day) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle].to < day) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const best = [0];
  sorted.forEach(({ from, fee }, at) => {
    best.push(Math.max(best[at], best[endingBefore(from)] + fee));
  });
  return best[sorted.length];
}
