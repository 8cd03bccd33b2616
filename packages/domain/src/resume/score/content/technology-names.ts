import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Skill } from "../../../careers/index.ts";
import { isNamed } from "../../match/careers-index.ts";
import { findSkills } from "../../match/find-skills.ts";
import type { Passage } from "../passages.ts";
import type { Subject } from "../subject.ts";
import { figure, listed, quoted } from "../wording.ts";
import { sentencesOf, withoutSentences } from "./sentences.ts";

/** Names of technologies written as their makers write them. */
export const technologyNames: Check = {
  id: "technology-names",
  axis: "content",
  weight: 1,
  title: "Names of technologies",
  looksAt: "Names of technologies written as their makers write them.",
  source:
    "Spellings of `content/careers`: the maker's own. A reader of the trade sees “Javascript” at once.",
  run,
};

interface Slip {
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
  readonly written: string;
  readonly name: string;
}

function run(subject: Subject): Outcome {
  if (sentencesOf(subject).length === 0) return withoutSentences("Names of technologies");
  const passages = subject.passages.filter(
    (passage) => !passage.isWall && !/^[^\p{Ll}]*$/u.test(passage.text),
  );
  const slips = passages.flatMap((passage) =>
    findSkills(passage.text, subject.index, { isList: passage.kind === "list" }).flatMap(
      ({ skill, from, to }): Slip[] => {
        const written = passage.text.slice(from, to);
        const name = rightName(skill, written);
        return name === null ? [] : [{ passage, from, to, written, name }];
      },
    ),
  );
  if (slips.length === 0) return full("No slip found.");
  const names = [...new Map(slips.map((slip) => [slip.written, slip])).values()];
  return {
    share: 0,
    finding: `${listed(
      names.map((slip) => `${quoted(slip.written)} for ${slip.name}`),
      3,
    )}.`,
    evidence: slips.slice(0, MAX_EVIDENCE).map((slip) => ({
      line: slip.passage.lines[0] ?? null,
      where: slip.passage.where,
      quote: slip.passage.text,
      marks: [{ from: slip.from, to: slip.to, note: `Written ${slip.name}.` }],
      example: null,
    })),
    advice: {
      title: `Spell ${figure(names.length, "name")} as ${names.length === 1 ? "its maker does" : "their makers do"}`,
      why: "Who works with a thing knows how it is written.",
      note: listed(
        names.map((slip) => slip.name),
        3,
      ),
    },
    praise: null,
    concern: {
      text: `${listed(
        names.map((slip) => `${quoted(slip.written)} is written ${slip.name}`),
        2,
      )}.`,
      lines: [...new Set(slips.flatMap((slip) => slip.passage.lines.slice(0, 1)))],
    },
  };
}

/** The maker's spelling where only capitals or spaces differ from it; null when the writing is right or an alias. */
function rightName(skill: Skill, written: string): string | null {
  if (!isNamed(skill)) return null;
  const spellings = [skill.name, ...skill.aliases];
  if (spellings.includes(written)) return null;
  // A name in capitals throughout is style; a plural or possessive is grammar.
  if (/^[^\p{Ll}]*$/u.test(written) && written.length > 1) return null;
  // "Unity engine" is our wording; only whole names and single words are the maker's.
  const names = [skill.name, ...skill.aliases.filter((alias) => !alias.includes(" "))];
  const wanted = names.find((spelling) => spelling.toLowerCase() === written.toLowerCase());
  if (wanted === undefined) return null;
  // "docker" and "pandas" are a style, and some makers' own; "Javascript" and "Mysql" are slips.
  return /^.+\p{Lu}/u.test(wanted) ? wanted : null;
}
