export function shiftRoster(names, weeks) {
  const count = names.length;
  const shifted = new Array(count);
  names.forEach((name, at) => {
    let place = (at + (weeks % count)) % count;
    if (place < 0) place += count;
    shifted[place] = name;
  });
  return shifted;
}
