import type { DayCertificate } from "@taiyari/contract";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import type { SheetContent } from "../../../shared/certificate/certificate-sheet.tsx";

/** The path at which a certificate of a day is checked. */
export function placeOf(code: string): string {
  return `simulation/certificates/${code}`;
}

/** What stands on the sheet: practice, said as such, and how the day ended not at all. */
export function dayContent(certificate: DayCertificate): SheetContent {
  const { name, title, company, score, endedAt, code } = certificate;
  return {
    name,
    did: "completed the work simulation (practice)",
    title: `${title} at ${company}`,
    about: aboutText(certificate),
    figures: [
      { label: "Score", value: `${score} of 100` },
      { label: "Date", value: formatDate(endedAt) },
    ],
    code,
    place: placeOf(code),
  };
}

/** The sentence that every certificate of a day says. */
export const NOT_EMPLOYMENT = "This was a practice simulation, not employment.";

/** "Played as data analyst …": the role, what was handed in with its points, and what it was not. */
function aboutText({ as, work }: DayCertificate): string {
  const done = work.filter(({ versions }) => versions > 0);
  const list = done.map(({ title, points }) => `${title} (${points})`).join("; ");
  return `Role played: ${as}. ${done.length} of ${count(work.length, "piece")} of work, with points of 100: ${list}. ${NOT_EMPLOYMENT}`;
}
