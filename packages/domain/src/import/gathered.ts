import {
  blankValues,
  bySection,
  isListSection,
  LIST_SECTIONS,
  type ListSectionId,
  type SectionId,
  type SectionValues,
} from "../fields/sections.ts";
import type { Personal, Resume, Skills } from "../resume/resume.ts";
import type { CustomItem, CustomKind, SkillGroup } from "../resume/template.ts";
import type { LeftOut } from "./imported.ts";
import { withAddresses } from "../rich/with-addresses.ts";

/** A section that the person's other tool had and ours has not. */
export interface GatheredSection {
  readonly name: string;
  readonly isHidden: boolean;
  /** Lines; "" where it has entries. */
  readonly content: string;
  readonly items: readonly CustomItem[];
  readonly like?: CustomKind;
}

type Writable<Values> = { -readonly [Field in keyof Values]: Values[Field] };
type Lists = { readonly [Id in ListSectionId]: SectionValues<Id>[] };

/** What an importer found, before it is made to fit into a draft. It grows while the source is read. */
export interface Gathered extends Lists {
  readonly personal: Writable<Personal> & { photo: string };
  readonly skills: { -readonly [Field in keyof Skills]: string[] };
  /** Skills with a name of their own over them. */
  readonly skillGroups: SkillGroup[];
  readonly custom: GatheredSection[];
  /** Ids of our sections that the source does not show. */
  readonly hidden: Set<string>;
  /** Ids of our sections in the order of the source; those not named follow. */
  readonly order: string[];
  /** `isKept` says here whether it is to be kept: words of the person are, settings are not. */
  readonly leftOut: LeftOut[];
}

/** Blank, and nobody else's: importers write into it. */
export function emptyGathered(): Gathered {
  return {
    ...bySection<Pick<Gathered, SectionId>>((id) => {
      if (id === "personal") return { ...blankValues(id), photo: "" };
      return isListSection(id) ? [] : (blankValues(id) as Gathered[typeof id]);
    }),
    skillGroups: [],
    custom: [],
    hidden: new Set(),
    order: [],
    leftOut: [],
  };
}

/** What a reader made of a file, as an importer gathers it. */
export function gatheredFrom(resume: Resume): Gathered {
  const gathered = emptyGathered();
  Object.assign(gathered.personal, resume.personal);
  for (const [id, words] of Object.entries(resume.skills)) {
    Object.assign(gathered.skills, { [id]: [...words] });
  }
  for (const list of LIST_SECTIONS) Object.assign(gathered, { [list]: [...resume[list]] });
  return gathered;
}

/** Words of the person that have no field: they are kept in `NOT_PLACED`, as plain text. Nothing happens for "". */
export function leaveOut(gathered: Gathered, where: string, field: string, text: string): void {
  const plain = withAddresses(text).trim();
  if (plain !== "") gathered.leftOut.push({ where, field, text: plain, isKept: true });
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
