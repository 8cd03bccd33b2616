export function leavingOrder(children, passes) {
  const circle = [...children];
  return passes.map((times) => circle.splice(times % circle.length, 1)[0]);
}
