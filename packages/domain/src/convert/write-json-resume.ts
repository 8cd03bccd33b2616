import type { JsonPlace } from "../fields/field.ts";
import { fieldsOf, type ListSectionId, type SectionField } from "../fields/sections.ts";
import type { JsonBasics, JsonEntry, JsonProfile } from "./json-resume.ts";

/** A description in the parts that a JSON Resume has it in. */
export interface JsonDescription {
  /** Where the schema has one text. */
  readonly whole: string;
  readonly paragraphs: string;
  readonly bullets: readonly string[];
  /** "" for none, or where it is among the bullets. */
  readonly grade: string;
}

/** What a field says: a text, words of a list, a description, or the keys of a field that code of its own writes. */
export type JsonContent =
  | string
  | readonly string[]
  | JsonDescription
  | { readonly own: Readonly<Record<string, string>> };

/** What differs between the two files we write. */
export interface JsonForm {
  /** The keys that an entry begins with; the others follow in the order of `fields/`. */
  readonly first: Readonly<Partial<Record<ListSectionId, readonly string[]>>>;
  /** Whether a list without anything in it is written as one. */
  readonly hasEmptyLists: boolean;
}

type Keys = Readonly<Record<string, string | readonly string[]>>;

/** An entry of a list in the JSON Resume form. A text or list without anything in it is left out. */
export function jsonEntry<Id extends ListSectionId>(
  section: Id,
  { first, hasEmptyLists }: JsonForm,
  contentOf: (field: SectionField) => JsonContent,
): JsonEntry<Id> {
  const all: Keys = Object.assign(
    {},
    ...fieldsOf(section).map((field) => keysOf(field.json, contentOf(field), hasEmptyLists)),
  ) as Keys;
  const begun = (first[section] ?? []).filter((key) => Object.hasOwn(all, key));
  return { ...Object.fromEntries(begun.map((key) => [key, all[key]])), ...all } as JsonEntry<Id>;
}

/** The person in the JSON Resume form. */
export function jsonBasics(
  textOf: (field: SectionField) => string,
  location: string,
  profiles: readonly JsonProfile[],
  hasEmptyLists: boolean,
): JsonBasics {
  return {
    ...Object.assign(
      {},
      ...fieldsOf("personal").map((each) => keysOf(each.json, textOf(each), false)),
    ),
    ...(location === "" ? {} : { location: { address: location } }),
    ...(profiles.length === 0 && !hasEmptyLists ? {} : { profiles }),
  } as JsonBasics;
}

function keysOf(place: JsonPlace, content: JsonContent, hasEmptyLists: boolean): Keys {
  if ("own" in place) return isOwn(content) ? given(content.own) : {};
  if ("list" in place) return typeof content === "string" ? given({ [place.list]: [content] }) : {};
  if ("paragraphs" in place) {
    if (!isDescription(content)) return {};
    const { paragraphs, bullets, grade } = content;
    const [gradeKey] = place.grade ?? [];
    return {
      ...(gradeKey === undefined ? {} : given({ [gradeKey]: grade })),
      ...given({ [place.paragraphs]: paragraphs }),
      ...list(place.bullets, bullets, hasEmptyLists),
    };
  }
  const [key] = place;
  if (isDescription(content)) return given({ [key]: content.whole });
  if (typeof content === "string") return given({ [key]: content });
  return isOwn(content) ? {} : list(key, content, hasEmptyLists);
}

function list(key: string, words: readonly string[], isWrittenEmpty: boolean): Keys {
  return words.length > 0 || isWrittenEmpty ? { [key]: words } : {};
}

/** Without the texts that are "", alone or in a list. */
function given(keys: Keys): Keys {
  return Object.fromEntries(
    Object.entries(keys)
      .map(
        ([key, value]) => [key, typeof value === "string" ? value : value.filter(Boolean)] as const,
      )
      .filter(([, value]) => value.length > 0),
  );
}

function isDescription(content: JsonContent): content is JsonDescription {
  return typeof content === "object" && "whole" in content;
}

function isOwn(
  content: JsonContent,
): content is { readonly own: Readonly<Record<string, string>> } {
  return typeof content === "object" && "own" in content;
}
