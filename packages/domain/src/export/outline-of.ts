import type { ResumeDraft } from "../draft/draft.ts";
import { toTemplateData } from "../draft/template-data.ts";
import { type SectionOfDraft, sectionsOf } from "../draft/sections-of.ts";
import type { CustomSection, TemplateData } from "../resume/template.ts";
import { linkTo } from "./links.ts";
import type {
  OutlineEntry,
  OutlineLine,
  OutlineLink,
  OutlineSection,
  ResumeOutline,
} from "./outline.ts";
import { onOneLine } from "../text/one-line.ts";

/**
 * What a draft shows, as headings, entries and lines. Hidden sections, blank entries and the photo are left out; every
 * text is as typed, without the blanks around it. A hidden personal section takes the head with it.
 */
export function outlineOf(draft: ResumeDraft): ResumeOutline {
  const data = toTemplateData(draft);
  const shown = sectionsOf(draft).filter(({ isHidden }) => !isHidden);
  const hasHead = shown.some(({ id }) => id === "personal");
  const { personal } = data;
  return {
    name: hasHead ? onOneLine(personal.fullName) : "",
    title: hasHead ? onOneLine(personal.title) : "",
    contacts: hasHead ? contactsOf(personal) : [],
    sections: [
      ...(hasHead ? [summaryOf(personal.summary)] : []),
      ...shown.map((section) => sectionOf(section, data)),
    ].filter(({ entries }) => entries.length > 0),
  };
}

function contactsOf(personal: TemplateData["personal"]): readonly OutlineLink[] {
  const { email, phone, location, linkedin, website } = personal;
  return [
    linkTo(email, "mailto"),
    linkTo(phone, "tel"),
    { text: onOneLine(location), url: "" },
    linkTo(linkedin, "web"),
    linkTo(website, "web"),
  ].filter(({ text }) => text !== "");
}

function summaryOf(summary: string): OutlineSection {
  const lines = linesOf(summary);
  const entries = lines.length === 0 ? [] : [entry("", { lines })];
  return { id: "summary", heading: "Summary", entries };
}

function sectionOf({ id, name, isCustom }: SectionOfDraft, data: TemplateData): OutlineSection {
  const own = isCustom ? data.custom.find((section) => section.id === id) : undefined;
  const entries = own ? ownEntries(own) : entriesOf(id, data);
  return { id, heading: onOneLine(name), entries };
}

function ownEntries({ content, items }: CustomSection): readonly OutlineEntry[] {
  const text = content === "" ? [] : [entry("", { lines: linesOf(content) })];
  const listed = items.map(({ title, description }) =>
    entry(title, { lines: linesOf(description) }),
  );
  return [...text, ...listed];
}

function entriesOf(id: string, data: TemplateData): readonly OutlineEntry[] {
  switch (id) {
    case "experience":
      return data.experience.map((job) =>
        entry(job.title, {
          subtitle: [job.company, job.location],
          dates: stretch(job),
          lines: linesOf(job.description),
        }),
      );
    case "education":
      return data.education.map((study) =>
        entry(study.degree, {
          subtitle: [study.institution, study.location],
          dates: stretch(study),
          lines: linesOf(study.description),
        }),
      );
    case "skills":
      return skillsOf(data);
    case "projects":
      return data.projects.map((project) =>
        entry(project.name, {
          subtitle: [project.role],
          dates: stretch({ ...project, current: false }),
          links: [linkTo(project.url, "web")],
          lines: linesOf(project.description),
          tags: [{ label: "Technologies", words: project.technologies }],
        }),
      );
    case "certifications":
      return data.certifications.map((item) =>
        entry(item.name, {
          subtitle: [item.issuer],
          dates: [item.date, item.expiry === "" ? "" : `valid until ${item.expiry}`]
            .filter(Boolean)
            .join(", "),
          lines: linesOf(item.description),
        }),
      );
    case "awards":
      return data.awards.map((item) =>
        entry(item.title, {
          subtitle: [item.issuer],
          dates: item.date,
          lines: linesOf(item.description),
        }),
      );
    case "publications":
      return data.publications.map((item) =>
        entry(item.title, {
          subtitle: [item.publisher],
          dates: item.date,
          links: [linkTo(item.url, "web")],
          lines: linesOf(item.description),
        }),
      );
    case "references":
      return data.references.map((item) =>
        entry(item.name, {
          subtitle: [item.position, item.company],
          links: [linkTo(item.email, "mailto"), linkTo(item.phone, "tel")],
          lines: linesOf(item.reference),
        }),
      );
    default:
      return [];
  }
}

function skillsOf({ skills }: TemplateData): readonly OutlineEntry[] {
  const tags = [
    { label: "Technical skills", words: skills.technical },
    { label: "Soft skills", words: skills.soft },
    { label: "Languages", words: skills.languages },
  ];
  const { tags: filled, ...rest } = entry("", { tags });
  return filled.length === 0 ? [] : [{ ...rest, tags: filled }];
}

function entry(title: string, parts: Partial<Omit<OutlineEntry, "title">>): OutlineEntry {
  return {
    title: onOneLine(title),
    subtitle: (parts.subtitle ?? []).map(onOneLine).filter(Boolean),
    dates: onOneLine(parts.dates ?? ""),
    links: (parts.links ?? []).filter(({ text }) => text !== ""),
    lines: parts.lines ?? [],
    tags: (parts.tags ?? [])
      .map(({ label, words }) => ({ label, words: words.map(onOneLine).filter(Boolean) }))
      .filter(({ words }) => words.length > 0),
  };
}

function stretch(period: {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}): string {
  const end = period.current ? "Present" : period.endDate;
  return [period.startDate, end].filter(Boolean).join(" – ");
}

/** The lines of a description; blank ones are left out. A bullet's line begins with "• ". */
export function linesOf(text: string): readonly OutlineLine[] {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const isBullet = /^•(?:\s|$)/u.test(line);
      return { text: isBullet ? line.slice(1).trim() : line, isBullet };
    })
    .filter(({ text: words }) => words !== "");
}
