import { regex } from "../../text/regex.ts";
import { tokenize } from "../../text/tokens.ts";
import type { OwnFact } from "../setup.ts";
import { entriesOf, type Entry } from "./entries.ts";

/** Words of names of companies that many have. */
const COMMON = regex("u")`
    ^(?:the|and|of|private|pvt|limited|ltd|llp|inc|corp|corporation|company|co|group|india|indian|technologies|technology|tech|solutions|services|systems|
    software|consulting|consultancy|international|global|industries|enterprises|bank|retail|commerce|labs|digital|media|foods|motors|college|institute|
    university|school)$
  `;

/** An employer of the resume with the word it is told by. */
export interface Employer {
  readonly entry: Entry;
  /** The key of its telling word: "saral" of "Saral Commerce Pvt Ltd". */
  readonly key: string;
}

/** Employers with a name of their own, each once for each job there. */
export function employersOf(facts: readonly OwnFact[]): readonly Employer[] {
  return entriesOf(facts, "job").flatMap((entry): readonly Employer[] => {
    const key = tokenize(entry.place)
      .map((token) => token.key)
      .find((one) => one.length >= 3 && !COMMON.test(one));
    return key === undefined ? [] : [{ entry, key }];
  });
}

/** The jobs at the one employer a text names; [] for none and for more than one employer. */
export function jobsNamedIn(text: string, employers: readonly Employer[]): readonly Employer[] {
  const keys = new Set(tokenize(text).map((token) => token.key));
  const named = employers.filter(({ key }) => keys.has(key));
  return new Set(named.map(({ key }) => key)).size === 1 ? named : [];
}
