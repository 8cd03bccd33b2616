import type {
  Award,
  Certification,
  Education,
  Experience,
  Personal,
  Project,
  Publication,
  Reference,
  Resume,
} from "../resume/resume.ts";
import { newDraft } from "../draft/new-draft.ts";
import type { CustomItem } from "../resume/template.ts";
import type { LeftOut } from "./imported.ts";

/** A section that the person's other tool had and ours has not. */
export interface GatheredSection {
  readonly name: string;
  readonly isHidden: boolean;
  /** Lines; "" where it has entries. */
  readonly content: string;
  readonly items: readonly CustomItem[];
}

/** What an importer found, before it is made to fit into a draft. It grows while the source is read. */
export interface Gathered {
  readonly personal: { -readonly [Field in keyof Personal]: Personal[Field] } & { photo: string };
  readonly experience: Experience[];
  readonly education: Education[];
  readonly skills: { technical: string[]; soft: string[]; languages: string[] };
  readonly projects: Project[];
  readonly certifications: Certification[];
  readonly awards: Award[];
  readonly publications: Publication[];
  readonly references: Reference[];
  readonly custom: GatheredSection[];
  /** Ids of our sections that the source does not show. */
  readonly hidden: Set<string>;
  /** Ids of our sections in the order of the source; those not named follow. */
  readonly order: string[];
  /** `isKept` says here whether it is to be kept: words of the person are, settings are not. */
  readonly leftOut: LeftOut[];
}

/** Blank, and nobody else's: importers write into it. */
export function nothingGathered(): Gathered {
  return {
    personal: { ...newDraft().resumeData.personal },
    experience: [],
    education: [],
    skills: { technical: [], soft: [], languages: [] },
    projects: [],
    certifications: [],
    awards: [],
    publications: [],
    references: [],
    custom: [],
    hidden: new Set(),
    order: [],
    leftOut: [],
  };
}

/** What a reader made of a file, as an importer gathers it. */
export function gatheredFrom(resume: Resume): Gathered {
  const gathered = nothingGathered();
  Object.assign(gathered.personal, resume.personal);
  gathered.experience.push(...resume.experience);
  gathered.education.push(...resume.education);
  gathered.skills.technical.push(...resume.skills.technical);
  gathered.skills.soft.push(...resume.skills.soft);
  gathered.skills.languages.push(...resume.skills.languages);
  gathered.projects.push(...resume.projects);
  gathered.certifications.push(...resume.certifications);
  gathered.awards.push(...resume.awards);
  gathered.publications.push(...resume.publications);
  gathered.references.push(...resume.references);
  return gathered;
}

/** Words of the person that have no field: they are kept in `NOT_PLACED`. Nothing happens for "". */
export function leave(gathered: Gathered, where: string, field: string, text: string): void {
  if (text.trim() !== "") gathered.leftOut.push({ where, field, text: text.trim(), isKept: true });
}

/** Lines of a description: those that say something, one below the other. */
export function joinLines(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n");
}

/** Texts as points of a description. A point stays on one line. */
export function toBullets(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(/\s*\n\s*/gu, " ").trim())
    .filter(Boolean)
    .map((text) => (/^[•·▪‣]\s/u.test(text) ? text : `• ${text}`))
    .join("\n");
}
