import type { Section } from "./field.ts";
import {
  fieldsOf,
  LIST_SECTIONS,
  type ListSectionId,
  RESUME_SECTIONS,
  type SectionId,
} from "./sections.ts";

type Sections = typeof RESUME_SECTIONS;
type FieldsOf<Id extends SectionId> = Sections[Id]["fields"][keyof Sections[Id]["fields"]];
type OwnReadName<Id extends SectionId> = Extract<FieldsOf<Id>, { readonly read: string }>["read"];
type AlsoRead<Id extends SectionId> = Sections[Id] extends { readonly alsoRead: infer Also }
  ? keyof Also & string
  : never;

/** The texts that the reader has of a section, or of one entry of a list, apart from dates, bullets and tags. */
export type ReadName<Id extends SectionId> = {
  [Each in Id]: OwnReadName<Each> | AlsoRead<Each>;
}[Id];

/** A text of an entry as the reader has it. */
export interface ReadTextField {
  readonly name: ReadName<ListSectionId>;
  readonly label: string;
}

const READ_FIELDS = new Map<ListSectionId, readonly ReadTextField[]>(
  LIST_SECTIONS.map((id) => {
    const { alsoRead = {} }: Section = RESUME_SECTIONS[id];
    const own = fieldsOf(id).flatMap(({ read, label, readLabel = label }) =>
      read === undefined ? [] : [{ name: read, label: readLabel }],
    );
    const also = Object.entries(alsoRead).map(([name, label]) => ({ name, label }));
    return [id, [...own, ...also] as readonly ReadTextField[]];
  }),
);

/** The names of `Section.alsoRead`. */
export function alsoReadOf(list: ListSectionId): readonly ReadName<ListSectionId>[] {
  const { alsoRead = {} }: Section = RESUME_SECTIONS[list];
  return Object.keys(alsoRead) as ReadName<ListSectionId>[];
}

/** The texts that the reader has of an entry of a list, in the order of a page. */
export function readFieldsOf(list: ListSectionId): readonly ReadTextField[] {
  return READ_FIELDS.get(list) ?? [];
}

/** Each name once. */
export const READ_NAMES: readonly ReadName<ListSectionId>[] = [
  ...new Set(LIST_SECTIONS.flatMap((id) => readFieldsOf(id).map(({ name }) => name))),
];

/** The texts of the contact block, in the order of a page. */
export const CONTACT_READ_NAMES = fieldsOf("personal").flatMap(({ read }) =>
  read === undefined ? [] : [read as ReadName<"personal">],
);
