export function notScanned(scans) {
  const mixed = scans.reduce((all, ticket) => all ^ ticket, 0);
  const bit = mixed & -mixed;
  const first = scans.reduce((all, ticket) => (ticket & bit ? all ^ ticket : all), 0);
  const second = mixed ^ first;
  return first < second ? [first, second] : [second, first];
}
