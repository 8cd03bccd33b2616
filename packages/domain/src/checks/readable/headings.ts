import type { SectionKind } from "../../resume/reading.ts";
import { absent, full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { listed, outOf, quoted, sentenceStart } from "../../text/wording.ts";

/** Sections under headings a machine knows. */
export const headings: Check = {
  id: "headings",
  axis: "readable",
  weight: 3,
  title: "Headings recognised",
  looksAt: "Sections under headings a machine knows.",
  source:
    "Readers cut a resume at its headings; a section under an unknown or missing one is filed wrong or dropped.",
  run,
};

/** A heading without lines under it names nothing and does not count; nor does one over a wall of key words. */
function run(subject: Subject): Outcome {
  const { reading, isFresher } = subject;

  const filled = reading.sections.filter((section) => section.lines !== null && section.heading);
  const has = (kinds: readonly SectionKind[]) =>
    filled.some((section) => kinds.includes(section.kind));
  const work: readonly SectionKind[] = isFresher ? ["experience", "projects"] : ["experience"];
  const hasJobs = reading.experience.some((job) => job.title ?? job.company);
  const wanted = [
    {
      name: isFresher ? "Experience or Projects" : "Experience",
      found:
        has(work) && (hasJobs || (isFresher && reading.projects.some((project) => project.name))),
    },
    { name: "Education", found: has(["education"]) && reading.education.length > 0 },
    {
      name: "Skills",
      found:
        has(["skills"]) &&
        reading.skills.some((group) => group.skills.length > 0) &&
        !subject.isSkillWall,
    },
  ];
  const missing = wanted.filter((section) => !section.found).map((section) => section.name);
  if (missing.length === 0)
    return full("Experience, education and skills each stand under a heading of their own.");
  const unknown = filled.filter((section) => section.kind === "other");
  const other = unknown.flatMap((section) => (section.heading ? [section.heading] : []));
  return {
    share: (wanted.length - missing.length) / wanted.length,
    finding: `${sentenceStart(outOf(wanted.length - missing.length, wanted.length, "main section"))} found. Missing: ${listed(missing)}.`,
    evidence: [
      ...missing.map((name) => absent(`No section headed ${name}`)),
      ...other.slice(0, 3).map((heading) => ({
        line: heading.places[0]?.line ?? null,
        where: "A heading of another kind",
        quote: heading.value,
        marks: [
          {
            from: 0,
            to: heading.value.length,
            note: "If this is one of them, use its usual name.",
          },
        ],
        example: null,
      })),
    ],
    advice: {
      title: `Put ${listed(missing.map((name) => name.toLowerCase()))} under ${missing.length === 1 ? "a plain heading" : "plain headings"}`,
      why: `A machine looks for ${listed(missing.map((name) => quoted(name)))} on a line of its own, with what belongs to it below.`,
      note: `${missing.length} of 3 not found`,
    },
    praise: null,
    concern: {
      text: `No section was recognised as ${listed(missing.map((name) => name.toLowerCase())).replace(/ and /u, " or ")}.`,
      lines: [],
    },
  };
}
