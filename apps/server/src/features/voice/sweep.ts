import { dayNumber } from "../../shared/dates/india.ts";
import type { VoiceDeps } from "./deps.ts";
import { dropVoiceBefore } from "./store.ts";

/** Days for which minutes of speech are counted. */
const KEPT_DAYS = 90;

/** Forgets how much people said long ago. */
export async function sweepVoice({ db, clock }: Pick<VoiceDeps, "db" | "clock">): Promise<void> {
  await dropVoiceBefore(db, dayNumber(clock()) - KEPT_DAYS);
}
