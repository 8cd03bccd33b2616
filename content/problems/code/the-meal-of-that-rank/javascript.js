export function mealPrice(dishes, drinks, rank) {
  if (rank > dishes.length * drinks.length) return -1;
  const rising = [...dishes].sort((a, b) => a - b);
  const others = [...drinks].sort((a, b) => a - b);

  const isReached = (price) => {
    let count = 0;
    let fitting = others.length;
    for (const dish of rising) {
      while (fitting > 0 && dish + others[fitting - 1] > price) fitting--;
      count += fitting;
    }
    return count >= rank;
  };

  let low = rising[0] + others[0];
  let high = rising.at(-1) + others.at(-1);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
