import type { SharingDeps } from "./deps.ts";
import { purgeTraffic } from "../../shared/links/traffic-store.ts";

/** Devices and tries are told apart for an hour. */
const TRAFFIC_MS = 60 * 60_000;

/** Removes what is known of visitors of an hour ago. */
export async function sweepShareTraffic({
  db,
  clock,
}: Pick<SharingDeps, "db" | "clock">): Promise<void> {
  await purgeTraffic(db, new Date(clock().getTime() - TRAFFIC_MS));
}
