export function leavingOrder(children: string[], passes: number[]): string[] {
  const circle = [...children];
  let place = 0;
  return passes.map((times) => {
    place = (place + times) % children.length;
    if (place >= circle.length) place -= circle.length;
    place = Math.min(place, circle.length - 1);
    const [name] = circle.splice(place, 1);
    if (place === circle.length) place = 0;
    return name;
  });
}
