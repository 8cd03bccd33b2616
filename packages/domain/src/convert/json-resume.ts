import type { FieldType } from "../fields/field.ts";
import type { ListSectionId, RESUME_SECTIONS, SectionId } from "../fields/sections.ts";

type Sections = typeof RESUME_SECTIONS;
type FieldOf<Id extends SectionId> = Sections[Id]["fields"][keyof Sections[Id]["fields"]];

/** The keys under which a field is stored as a text, and as a list of texts. */
type TextKey<Field> = Field extends {
  readonly type: Exclude<FieldType, "tags">;
  readonly json: readonly [infer Key extends string, ...string[]];
}
  ? Key
  : Field extends { readonly json: { readonly paragraphs: infer Key extends string } }
    ? Key | GradeKey<Field>
    : never;
type GradeKey<Field> = Field extends {
  readonly json: { readonly grade: readonly [infer Key extends string, ...string[]] };
}
  ? Key
  : never;
type ListKey<Field> = Field extends {
  readonly type: "tags";
  readonly json: readonly [infer Key extends string, ...string[]];
}
  ? Key
  : Field extends { readonly json: { readonly list: infer Key extends string } }
    ? Key
    : Field extends { readonly json: { readonly bullets: infer Key extends string } }
      ? Key
      : never;

type KeysOf<Id extends SectionId> = { readonly [Key in TextKey<FieldOf<Id>>]?: string } & {
  readonly [Key in ListKey<FieldOf<Id>>]?: readonly string[];
};

/** An entry of a list. An education's degree is in two keys, which no field has by itself. */
export type JsonEntry<Id extends ListSectionId> = Id extends "education"
  ? KeysOf<Id> & { readonly studyType?: string; readonly area?: string }
  : KeysOf<Id>;

export interface JsonProfile {
  readonly network: string;
  readonly url: string;
}

/** The person. */
export type JsonBasics = KeysOf<"personal"> & {
  readonly location?: { readonly address: string };
  readonly profiles?: readonly JsonProfile[];
};

type JsonLists = {
  readonly [Id in ListSectionId as Sections[Id]["json"][0]]?: readonly JsonEntry<Id>[];
};

/**
 * A resume in the JSON Resume form. Its keys are those of `fields/`; what is not given is left out.
 *
 * Source: the schema 1.0.0 (jsonresume.org/schema), which allows more names than it has: those of a referee and the
 * date until which a certificate holds are ours. Dates are YYYY, YYYY-MM or YYYY-MM-DD.
 */
export interface JsonResume extends JsonLists {
  readonly basics: JsonBasics;
  readonly skills?: readonly { readonly name: string; readonly keywords: readonly string[] }[];
  readonly languages?: readonly { readonly language: string; readonly fluency?: string }[];
}
