export function salesBetween(sales, questions) {
  const tree = new Array(sales.length + 1).fill(0);
  sales.forEach((amount, at) => {
    for (let place = at + 1; place < tree.length; place += place & -place) tree[place] += amount;
  });
  const upTo = (day) => {
    let sum = 0;
    for (let place = day; place > 0; place -= place & -place) sum += tree[place];
    return sum;
  };
  const answers = [];
  for (const question of questions) answers.push(upTo(question[1]) - upTo(question[0] - 1));
  return answers;
}
