import type { Device } from "@taiyari/contract";
import { formatShortDate } from "../../lib/dates.ts";
import { momentOf } from "./day-and-time.ts";

/** A device that asked for something this recently is in use: activity is noted once a minute. */
const ACTIVE_MS = 5 * 60_000;
/** How long a device that signed in after this one is pointed out. */
const NEW_MS = 7 * 86_400_000;

/** "Active now, from 103.21.58.4", "Today, 7:41 pm, from 103.21.58.4", "10 Nov 2026, 4:12 pm". */
export function activityWords(device: Device, now: Date): string {
  const isActive = now.getTime() - Date.parse(device.activeAt) < ACTIVE_MS;
  const when = device.isThis || isActive ? "Active now" : momentOf(device.activeAt, now);
  return device.address === "" ? when : `${when}, from ${device.address}`;
}

/**
 * "New since 10 Nov" for a device that signed in after this one did, in the last seven days; null for any other.
 *
 * @param here  the device this is read on
 */
export function newSince(device: Device, here: Device | undefined, now: Date): string | null {
  if (device.isThis || !here) return null;
  const signedIn = Date.parse(device.signedInAt);
  if (signedIn <= Date.parse(here.signedInAt) || now.getTime() - signedIn > NEW_MS) return null;
  return `New since ${formatShortDate(device.signedInAt)}`;
}
