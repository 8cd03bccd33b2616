import { stemOf } from "../../interview/reading/stems.ts";
import { keyOf } from "../../text/tokens.ts";

/** Words that people at work use for one another. A question with one of a line asks for what is told with another. */
const LINES = `
  wrong issue problem error mistake fault defect trouble
  start begin commence
  finish complete
  money amount funds payment
  salary pay package ctc remuneration
  approve allow permit permission sanction authorise authorize okay
  late delay delayed overdue
  cost price charge expense
  reason cause
  customer client user
  ticket complaint
  stuck blocked hang frozen
  refund return reimburse repay
  fine penalty
  deadline cutoff due
  contract agreement
  article story news coverage
  vehicle truck lorry
  urgent critical important priority
  electricity power
  dangerous unsafe risky risk danger harm
  child kid
  bill invoice
  deploy release rollout
  criteria parameter
  designation position post role
  mail email
  holiday leave
  worker labour staff
  promise commit assure guarantee
  phone mobile
  calculate compute
`;

const CANONICAL: ReadonlyMap<string, string> = new Map(
  LINES.split("\n").flatMap((line) => {
    const stems = line
      .trim()
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => stemOf(keyOf(word)));
    return stems.map((stem) => [stem, stems[0] ?? stem] as const);
  }),
);

/** The first word of its line as a stem, "lose" for "lost"; the stem itself for a word of no line. */
export function meaningOfStem(stem: string): string {
  const base = stemOf(stem);
  return CANONICAL.get(stem) ?? CANONICAL.get(base) ?? base;
}
