export function leavingOrder(children: string[], passes: number[]): string[] {
  const circle = [...children];
  let place = 0;
  return passes.map((times) => {
    place = (place + times) % circle.length;
    const [name] = circle.splice(place, 1);
    if (place === circle.length) place = 0;
    return name;
  });
}
