export function firstUnclaimed(scans: string[]): (string | null)[] {
  const known = new Set<string>();
  const waiting = new Set<string>();
  return scans.map((parcel) => {
    if (known.has(parcel)) waiting.delete(parcel);
    else waiting.add(parcel);
    known.add(parcel);
    const [first = null] = waiting;
    return first;
  });
}
