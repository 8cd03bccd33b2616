import { absent, full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { linesOf } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, figure, inWords, listed, outOf, sentenceStart } from "../../text/wording.ts";

/** Listed skills that a bullet or project shows in use. */
export const skillsShown: Check = {
  id: "skills-shown",
  axis: "content",
  weight: 2,
  title: "Skills shown in use",
  looksAt: "Listed skills that a bullet or project shows in use.",
  source:
    "A term in a sentence weighs more than in a list, for readers and for the matching of several scorers.",
  run,
};

/** The share of the listed skills that is enough. */
const AIM = 0.5;

/** Fewer skills shown than this are too few, however short the list. */
const FEWEST_SHOWN = 3;

function run(subject: Subject): Outcome {
  const { listedSkills: skills, isSkillWall: isWall } = subject;
  const shown = skills.filter((skill) => skill.isShown);
  const idle = skills.filter((skill) => !skill.isShown);
  if (skills.length === 0)
    return {
      share: 0,
      finding: "No list of skills was found.",
      evidence: [absent("No entry under Skills")],
      advice: {
        title: "List your skills under a heading of their own",
        why: "A machine looks for a list, a person for proof in your bullets. Name what you used there in both.",
        note: null,
      },
      praise: null,
      concern: { text: "No list of skills was found.", lines: [] },
    };
  const wanted = Math.max(skills.length * AIM, FEWEST_SHOWN);
  const share = isWall ? 0 : Math.min(1, shown.length / wanted);
  const finding =
    skills.length === 1
      ? `Your one listed skill stands in ${shown.length === 1 ? "a" : "no"} bullet or project.`
      : `${sentenceStart(outOf(shown.length, skills.length, "listed skill"))} ${agree(Math.max(1, shown.length), "stands", "stand")} in a bullet or project.`;
  if (share >= 1)
    return full(finding, {
      text:
        shown.length === skills.length
          ? "Every skill you list is shown in use."
          : `${sentenceStart(inWords(shown.length))} of your ${inWords(skills.length)} listed skills ${agree(shown.length, "is", "are")} shown in use.`,
      lines: [],
    });
  if (idle.length === 0) return tooFew(share, finding, skills.length);
  const names = idle.map((skill) => skill.name);
  return {
    share,
    finding,
    evidence: idle.slice(0, MAX_EVIDENCE).map((skill) => ({
      line: linesOf(skill.found)[0] ?? null,
      where: "Skills",
      quote: skill.found.value,
      marks: [
        {
          from: 0,
          to: skill.found.value.length,
          note: "In no bullet. If used, show where.",
        },
      ],
      example: null,
    })),
    advice: {
      title: isWall
        ? "Shorten the list to what you can show"
        : `Show where you used ${listed(names, 3)}`,
      why: "A listed skill is a claim. A bullet that names it, with what you did, is proof. What you never used can go.",
      note: `${idle.length} of ${figure(skills.length, "skill")} only listed`,
    },
    praise: null,
    concern: {
      text: isWall
        ? `${skills.length} skills are listed and ${inWords(shown.length)} shown in use. A list like that is not believed.`
        : `${listed(names, 4)} ${agree(names.length, "is", "are")} in your skills but in no bullet, so nobody can see you used ${agree(names.length, "it", "them")}.`,
      lines: [...new Set(idle.slice(0, MAX_EVIDENCE).flatMap((skill) => linesOf(skill.found)))],
    },
  };
}

function tooFew(share: number, finding: string, count: number): Outcome {
  return {
    share,
    finding,
    evidence: [],
    advice: {
      title: "List the other skills you can show",
      why: "A machine files you under what you list. What you used in a job, a project or a study belongs in the list and in a bullet.",
      note: figure(count, "skill"),
    },
    praise: null,
    concern: { text: `Your list of skills names only ${inWords(count)}.`, lines: [] },
  };
}
