/** Accepted bookings are kept in the order of their days, to see quickly what overlaps. */
export function bestIncome(bookings) {
  const accepted = [];
  let income = 0;
  for (const booking of [...bookings].sort((a, b) => b.fee - a.fee)) {
    let low = 0;
    let high = accepted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (accepted[middle].to < booking.from) low = middle + 1;
      else high = middle;
    }
    if (low < accepted.length && accepted[low].from <= booking.to) continue;
    accepted.splice(low, 0, booking);
    income += booking.fee;
  }
  return income;
}
