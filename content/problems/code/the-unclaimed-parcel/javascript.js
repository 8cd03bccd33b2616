export function firstUnclaimed(scans) {
  const counts = new Map();
  const queue = [];
  let front = 0;
  return scans.map((parcel) => {
    const count = (counts.get(parcel) ?? 0) + 1;
    counts.set(parcel, count);
    if (count === 1) queue.push(parcel);
    while (front < queue.length && counts.get(queue[front]) > 1) front++;
    return queue[front] ?? null;
  });
}
