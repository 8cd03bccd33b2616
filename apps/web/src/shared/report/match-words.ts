import { count } from "../../lib/numbers.ts";
import { inWords, type Report } from "./report-words.ts";

type Match = NonNullable<Report["match"]>;

/** "14 terms, from the job description". */
export function sourceInWords({ source, role, terms }: Match): string {
  const amount = count(terms.length, "term");
  if (source === "role-profile") return `${amount}, from what the role ${role} usually asks for`;
  return `${amount}, from the job description`;
}

/** "Nine found, two weak, three missing." */
export function standingInWords(found: number, weak: number, missing: number): string {
  const words = `${inWords(found)} found, ${inWords(weak)} weak, ${inWords(missing)} missing.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
