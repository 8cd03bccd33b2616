type Booking = { from: number; to: number; fee: number };

export function bestIncome(bookings: Booking[]): number {
  const sorted = [...bookings].sort((a, b) => a.to - b.to);
  const best = [0];
  sorted.forEach(({ from, fee }, at) => {
    let low = 0;
    let high = at;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle].to <= from) low = middle + 1;
      else high = middle;
    }
    best.push(Math.max(best[at], best[low] + fee));
  });
  return best[sorted.length];
}
