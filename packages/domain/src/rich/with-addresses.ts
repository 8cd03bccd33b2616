import { shownAddress } from "../text/addresses.ts";
import type { Run } from "./look.ts";
import { isRich, runsOf } from "./stored.ts";

/** The words of a stored text, each link followed by its address in brackets where its words do not say it. */
export function withAddresses(stored: string): string {
  return isRich(stored) ? runsWithAddresses(runsOf(stored)) : stored;
}

/** The same of runs. */
export function runsWithAddresses(runs: readonly Run[]): string {
  let text = "";
  let words = "";
  for (const [i, run] of runs.entries()) {
    text += run.text;
    if (run.url === "") continue;
    words += run.text;
    if (runs[i + 1]?.url === run.url) continue;
    if (shownAddress(words).toLowerCase() !== shownAddress(run.url).toLowerCase()) {
      text += ` (${run.url.replace(/^mailto:/iu, "")})`;
    }
    words = "";
  }
  return text;
}
