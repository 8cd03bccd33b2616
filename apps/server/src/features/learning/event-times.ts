/** A clock that is wrong by less is left alone: the way here takes time as well. */
const TOLERANCE_MS = 2 * 60_000;

/**
 * Puts the times of a device right whose clock is wrong, and lets none of them be in the future.
 *
 * @param sentAt  the device's clock when it sent
 * @param now     this server's
 */
export function correctTimes<Event extends { readonly at: string }>(
  events: readonly Event[],
  sentAt: string,
  now: Date,
): readonly Event[] {
  const off = now.getTime() - Date.parse(sentAt);
  const shift = Math.abs(off) > TOLERANCE_MS ? off : 0;
  return events.map((event) => {
    const at = Math.min(Date.parse(event.at) + shift, now.getTime());
    return { ...event, at: new Date(at).toISOString() };
  });
}
