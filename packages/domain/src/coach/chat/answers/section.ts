import { findResult } from "../../../checks/content/results.ts";
import type { Found, Reading, SectionKind } from "../../../resume/reading.ts";
import { figure, listed, quoted } from "../../../text/wording.ts";
import { type Draft, cited } from "../compose.ts";
import { judgedSummary } from "./summary.ts";
import type { ChatContext } from "../context.ts";
import { checkNamed, citeBullets, citeCheck, citeEvidence, citeLines } from "./citations.ts";

/** Checks that look at a section. */
const CHECKS: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
  summary: ["summary-says"],
  experience: ["achievements", "jobs-complete", "opening-verbs"],
  education: ["education-complete", "degree-asked"],
  projects: ["achievements", "sections-for-level"],
  skills: ["skills-shown", "technology-names"],
  contact: ["contact-found"],
};

const NAMES: Readonly<Record<SectionKind, string>> = {
  contact: "contact details",
  summary: "summary",
  experience: "work experience",
  education: "education",
  projects: "projects",
  skills: "skills",
  certifications: "certifications",
  awards: "awards",
  publications: "publications",
  languages: "languages",
  references: "references",
  other: "other sections",
};

/** "How is my summary?" */
export function answerSection(context: ChatContext, section: SectionKind): Draft {
  const checks = (CHECKS[section] ?? ["sections-for-level"]).flatMap(
    (id) => checkNamed(context, id) ?? [],
  );
  const said = contentOf(context.reading, section);
  const ofChecks = checks
    .filter(({ maxPoints }) => maxPoints > 0)
    .map((check) =>
      cited(
        `${check.title}, ${check.points} of ${check.maxPoints}: ${check.finding}`,
        citeCheck(check),
        check.points < check.maxPoints ? citeEvidence(context, check) : null,
      ),
    );
  const [worst] = checks
    .filter(({ points, maxPoints }) => points < maxPoints)
    .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
  const advice = worst?.advice ? [`What to do: ${worst.advice.title}. ${worst.advice.why}`] : [];
  if (said.length === 0)
    return {
      paragraphs: [
        [`Your resume has no ${NAMES[section]} that a machine could find.`],
        ...ofChecks,
        advice,
      ],
    };
  const summary = section === "summary" ? judgedSummary(context) : null;
  return {
    rewrite: summary?.rewrite ?? null,
    paragraphs: [
      cited(
        section === "summary"
          ? `Your summary says ${quoted(said[0]?.value ?? "", 160)}`
          : `Your ${NAMES[section]}: ${listed(
              said.map(({ value }) => value),
              8,
            )}`,
        citeLines(
          context,
          said.flatMap(({ places }) => places.map(({ line }) => line)),
        ),
      ),
      section === "contact" && context.reading.contact.links.length === 0
        ? ["No link to a profile or a portfolio is among them."]
        : [],
      section === "experience" ? results(context) : [],
      ...ofChecks,
      advice,
      // The wording follows the last paragraph.
      summary?.said ?? [],
    ],
  };
}

function results(context: ChatContext) {
  const own = context.bullets.filter((bullet) => bullet.of === "experience");
  const proven = own.filter(({ text }) => findResult(text) !== null);
  if (own.length === 0) return ["There is no bullet under a job."];
  return cited(
    `${figure(own.length, "bullet")} under jobs, ${proven.length} of them with a result`,
    citeBullets(context, proven.length > 0 ? proven : own),
  );
}

/** What stands in a section, by the names a person would list it with; [] for a section that is not there. */
function contentOf(reading: Reading, section: SectionKind): readonly Found[] {
  const { contact } = reading;
  switch (section) {
    case "summary":
      return there([reading.summary]);
    case "contact":
      return there([
        contact.name,
        contact.email,
        contact.phone,
        contact.location,
        ...contact.links.map((link) => ({ ...link, value: link.value.label || link.value.url })),
      ]);
    case "experience":
      return there(reading.experience.map((job) => job.company ?? job.title));
    case "education":
      return there(reading.education.flatMap(({ degree, institution }) => [degree, institution]));
    case "projects":
      return there(reading.projects.map(({ name }) => name));
    case "skills":
      return reading.skills.flatMap(({ skills }) => skills);
    case "languages":
      return reading.languages;
    case "certifications":
    case "awards":
    case "publications":
    case "references":
      return reading[section].map(({ title }) => title);
    case "other":
      return [];
  }
}

function there(fields: readonly (Found | null)[]): Found[] {
  return fields.flatMap((field) => (field && field.value !== "" ? [field] : []));
}
