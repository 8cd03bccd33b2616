import type { FieldType } from "../fields/field.ts";
import type { ListSectionId, SectionValues } from "../fields/sections.ts";
import type { TongueId } from "../lexicon/tongues/index.ts";
import type {
  CustomItem,
  CustomKind,
  SkillGroup,
  TemplateChoices,
  TemplateData,
} from "../resume/template.ts";

/**
 * A resume in the editor: everything about it that is saved, undone, compared and restored.
 *
 * Source: the specification, section 3, "Draft saved locally": resumeData, currentTemplate, and for each section its id
 * and isHidden. The order of `sections` is the order the person gave them.
 */
export interface ResumeDraft {
  readonly resumeData: DraftData;
  /** A template's id; that it exists is not promised. */
  readonly currentTemplate: string;
  /** Each section once, the person's own ones too. */
  readonly sections: readonly DraftSection[];
  /** Only what the person chose; the rest is what the template begins with. */
  readonly chosen: Partial<TemplateChoices>;
  /** Of headings, months and printed words; English where it is absent. */
  readonly language?: TongueId;
}

/**
 * An entry of a list with an id of its own: it keeps its identity when moved, merged and compared. `isHidden` is there
 * where it is true: the entry is kept and in no resume that others see.
 */
export type Item<Entry> = Entry & { readonly id: string; readonly isHidden?: boolean };

type Lists = { readonly [Id in ListSectionId]: readonly Item<SectionValues<Id>>[] };

/** The contents, as `Resume` has them; every entry of a list carries an id. */
export interface DraftData extends Lists {
  readonly personal: TemplateData["personal"];
  /** `groups` is there where there are any. */
  readonly skills: SectionValues<"skills"> & { readonly groups?: readonly Item<SkillGroup>[] };
  readonly custom: readonly DraftCustomSection[];
}

/** A section the person added. A single one has `content` and no items, a repeatable one items and no content. */
export interface DraftCustomSection {
  /** "custom_" and a timestamp. */
  readonly id: string;
  readonly name: string;
  readonly isRepeatable: boolean;
  /** Of a repeatable one whose entries are like jobs, projects or links. */
  readonly like?: CustomKind;
  /** Lines, as a description. */
  readonly content: string;
  readonly items: readonly Item<CustomItem>[];
}

/** A section at its place in the order of a draft. */
export interface DraftSection {
  readonly id: string;
  readonly isHidden: boolean;
  /** Its heading where the person renamed it, of `personal` that of the summary. Sections of one's own have a name. */
  readonly heading?: string;
}

/** One field of a draft. `item` is null in a section that is no list. */
export interface DraftField {
  readonly section: string;
  readonly item: string | null;
  readonly field: string;
}

/** Text, a checkbox, or tags. */
export type DraftValue = string | boolean | readonly string[];

/** One thing a person does to a draft. Undo takes back one of these, or a run of letters typed into one field. */
export type DraftEdit =
  | { readonly kind: "set-field"; readonly field: DraftField; readonly value: DraftValue }
  /** A blank item with this id, at this place or last; with `like` another role at the company of that job. */
  | {
      readonly kind: "add-item";
      readonly section: string;
      readonly id: string;
      readonly at?: number;
      readonly like?: string;
    }
  | { readonly kind: "remove-item"; readonly section: string; readonly id: string }
  | {
      readonly kind: "move-item";
      readonly section: string;
      readonly id: string;
      readonly to: number;
    }
  | {
      readonly kind: "hide-item";
      readonly section: string;
      readonly id: string;
      readonly isHidden: boolean;
    }
  /** Into another list, last. What that one has no field for becomes lines of its text. */
  | {
      readonly kind: "move-to-section";
      readonly section: string;
      readonly id: string;
      readonly to: string;
    }
  | { readonly kind: "move-section"; readonly id: string; readonly to: number }
  | { readonly kind: "hide-section"; readonly id: string; readonly isHidden: boolean }
  /** A section of the person's own, last; one of languages behind the skills, with those that stood there. */
  | {
      readonly kind: "add-section";
      readonly id: string;
      readonly name: string;
      readonly isRepeatable: boolean;
      readonly like?: CustomKind;
    }
  /** A blank name gives a section that every resume has its own back. */
  | { readonly kind: "rename-section"; readonly id: string; readonly name: string }
  /** Of headings and printed words; null is English. */
  | { readonly kind: "choose-language"; readonly language: TongueId | null }
  | { readonly kind: "remove-section"; readonly id: string }
  | { readonly kind: "choose-template"; readonly id: string }
  /** Adds to what was chosen; `reset` goes back to what the template begins with. */
  | { readonly kind: "choose"; readonly chosen: Partial<TemplateChoices> }
  | { readonly kind: "reset-choices" }
  /** Everything at once: an import, a version restored, a merge. */
  | { readonly kind: "replace"; readonly draft: ResumeDraft };

/** Source: the specification, section 3, "Section definition". */
export interface FieldDefinition {
  readonly id: string;
  /** Its label: "Start date". */
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly enhanceable: boolean;
  /** "" for none. */
  readonly placeholder: string;
}

/** Source: the specification, section 3, "Section definition". */
export interface SectionDefinition {
  readonly id: string;
  readonly name: string;
  /** A name of the web's icon set. */
  readonly icon: string;
  /** At the beginning. */
  readonly isHidden: boolean;
  readonly isRepeatable: boolean;
  /** Of one entry: "Experience", "Certification"; "" in a section that is no list. */
  readonly itemName: string;
  readonly fields: readonly FieldDefinition[];
}

/** The most entries of one list, and the most sections of a person's own. */
export const MAX_ITEMS = 300;
export const MAX_CUSTOM_SECTIONS = 30;
/** Characters of one text. A page of print has about 3,000. */
export const MAX_FIELD_TEXT = 20_000;
/** Characters of a heading. */
export const MAX_HEADING_TEXT = 200;
/** The most tags of one field, and the characters of one of them. */
export const MAX_TAGS = 200;
export const MAX_TAG_TEXT = 200;
/** Characters of a photo's `data:` address: about 150 kB of JPEG. */
export const MAX_PHOTO_TEXT = 200_000;
/** Characters of a draft as JSON, all fields together. */
export const MAX_DRAFT_TEXT = 1_000_000;
