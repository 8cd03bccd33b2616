import { absent, full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { listed, outOf, sentenceStart } from "../../text/wording.ts";

/** The sections that a resume of this level is expected to have, with something in them. */
export const sectionsForLevel: Check = {
  id: "sections-for-level",
  axis: "content",
  weight: 2,
  title: "Sections for the level",
  looksAt:
    "For a fresher studies, skills, and bullets under projects or internships; for others bullets under jobs, skills, studies and a summary.",
  source:
    "Custom of Indian hiring, campus hiring above all: a fresher is judged by projects and studies, others by their work. Empty sections count as absent.",
  run,
};

/** Fewer skills than this are no section. */
const FEWEST_SKILLS = 3;

interface Expected {
  /** In the middle of a sentence: "projects or internships with bullets". */
  readonly name: string;
  readonly isThere: boolean;
}

function run(subject: Subject): Outcome {
  const expected = expectedOf(subject);
  const missing = expected.filter((section) => !section.isThere).map((section) => section.name);
  const there = expected.length - missing.length;
  const level = subject.isFresher ? "a fresher" : "your level";
  const finding = `${sentenceStart(outOf(there, expected.length, "section"))} expected of ${level} ${there === 1 ? "is" : "are"} there.`;
  if (missing.length === 0)
    return full(finding, { text: `Your page has the sections expected of ${level}.`, lines: [] });
  return {
    share: there / expected.length,
    finding,
    evidence: missing.map((name) => absent(`Wanted: ${name}`)),
    advice: {
      title: `Add ${listed(missing)}`,
      why: subject.isFresher
        ? "Without years of work, projects and studies are what a reader can go by. A course project counts when it says what you did."
        : "A reader looks for what you did, what you know, what you studied and who you are. What is missing raises a question.",
      note: `${missing.length} of ${expected.length} missing`,
    },
    praise: null,
    concern: {
      text: `The page still needs ${listed(missing.map((name) => name.replace(/ to your list$/u, " in your list")))}.`,
      lines: [],
    },
  };
}

/** A list that is there and counts for nothing is not called absent. */
function skillsWanted(count: number, isWall: boolean): string {
  if (isWall) return "a shorter list of skills";
  return count === 0 ? "a list of skills" : "more skills to your list";
}

function expectedOf({
  reading,
  bullets,
  wallCount,
  summary,
  listedSkills,
  isSkillWall,
  isFresher,
}: Subject): Expected[] {
  const skills: Expected = {
    name: skillsWanted(listedSkills.length, isSkillWall),
    isThere: listedSkills.length >= FEWEST_SKILLS && !isSkillWall,
  };
  const studies: Expected = { name: "your education", isThere: reading.education.length > 0 };
  if (isFresher)
    return [
      {
        name:
          wallCount > 0
            ? "sentences under projects or internships"
            : "projects or internships with bullets",
        isThere: bullets.length > 0,
      },
      studies,
      skills,
    ];
  return [
    {
      name: wallCount > 0 ? "sentences under your jobs" : "bullets under your jobs",
      isThere: bullets.some((bullet) => bullet.of === "experience"),
    },
    skills,
    studies,
    { name: "a summary", isThere: summary !== null },
  ];
}
