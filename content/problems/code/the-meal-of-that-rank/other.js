// Counts with a table of how many drinks cost at most so much, instead of a second pointer.
export function mealPrice(dishes, drinks, rank) {
  if (rank > dishes.length * drinks.length) return -1;
  const dearest = Math.max(...drinks);
  const upTo = new Uint32Array(dearest + 1);
  for (const drink of drinks) upTo[drink]++;
  for (let price = 1; price <= dearest; price++) upTo[price] += upTo[price - 1];

  let answer = 0;
  for (let step = 2 ** 21; step >= 1; step /= 2) {
    // The highest price that too few meals keep to.
    const price = answer + step;
    let count = 0;
    for (const dish of dishes) if (price > dish) count += upTo[Math.min(price - dish, dearest)];
    if (count < rank) answer = price;
  }
  return answer + 1;
}
