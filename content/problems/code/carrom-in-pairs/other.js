// Counting sort: ratings are small numbers.
export function leastUnfairness(ratings) {
  const counts = new Uint32Array(100001);
  for (const rating of ratings) counts[rating]++;
  let waiting = -1;
  let sum = 0;
  for (let rating = 0; rating < counts.length; rating++) {
    if (counts[rating] === 0) continue;
    const isOdd = counts[rating] % 2 === 1;
    if (waiting < 0) {
      if (isOdd) waiting = rating;
    } else {
      sum += rating - waiting;
      waiting = isOdd ? -1 : rating;
    }
  }
  return sum;
}
