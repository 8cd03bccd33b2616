import type { CareersIndex } from "../../careers/careers-index.ts";
import { isNamed } from "../../careers/careers-index.ts";
import { findSkills } from "../../careers/find-skills.ts";
import type { JobTerm } from "../../resume/report.ts";
import { compact, compactStem, tokenize } from "../../text/tokens.ts";
import type { Rewording } from "./rewording.ts";
import type { Line } from "./text-parts.ts";
import { linesOf } from "./text-parts.ts";

/** Lines below which there is no order to speak of. */
const FEWEST = 3;

/** The lines that answer what a job asks moved before the first that does not; each kind keeps its order. */
export function putAskedFirst(
  text: string,
  asked: readonly JobTerm[],
  index: CareersIndex,
): Rewording[] {
  const lines = linesOf(text).filter(({ mark }) => mark.trim() !== "");
  const isList = lines.length === linesOf(text).length && lines.length >= FEWEST;
  if (!isList || asked.length === 0) return [];
  const ids = new Set(asked.flatMap(({ skillId }) => skillId ?? []));
  const words = asked.map(({ term }) => wordsOf(term));
  const answers = ({ text: line }: Line) =>
    findSkills(line, index).some(({ skill }) => ids.has(skill.id)) ||
    words.some((term) => wordsOf(line).includes(term));
  const first = lines.findIndex((line) => !answers(line));
  const late = lines.slice(first + 1).filter(answers);
  const before = lines[first];
  if (first < 0 || before === undefined || late.length === 0) return [];
  const moved = late.map(({ from, to }) => `${text.slice(from, to)}\n`).join("");
  const edits = [
    { from: before.from, to: before.from, text: moved },
    ...late.map(({ from, to }) => ({ from: from - 1, to, text: "" })),
  ];
  return [{ edits, reason: "asked" }];
}

function wordsOf(text: string): string {
  return ` ${tokenize(text)
    .map(({ key }) => key)
    .join(" ")} `;
}

/** Names of what the job asks as it writes them, where the text has another name for the same: "JS" for "JavaScript". */
export function nameAsAsked(
  text: string,
  asked: readonly JobTerm[],
  index: CareersIndex,
): Rewording[] {
  const terms = new Map(
    asked.flatMap((term) => (term.skillId === null ? [] : [[term.skillId, term.term] as const])),
  );
  return findSkills(text, index).flatMap(({ skill, from, to }): Rewording[] => {
    const term = terms.get(skill.id);
    if (term === undefined || !isNamed(skill)) return [];
    const [written, wanted] = [tokenize(text.slice(from, to)), tokenize(term)];
    const isSame = compactStem(written) === compactStem(wanted);
    const isOneOfItsNames =
      [skill.name, ...skill.aliases].includes(term) &&
      index.exact.get(compact(wanted))?.skill === skill;
    // A longer name says more ("Python 3.11"), and only the same thing by another name is exchanged.
    if (isSame || !isOneOfItsNames || /\d/u.test(text.slice(from, to) + term)) return [];
    return [{ edits: [{ from, to, text: term }], reason: "asked" }];
  });
}
