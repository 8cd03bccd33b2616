export type * from "./field.ts";
export {
  blankValues,
  bySection,
  fieldsOf,
  isListSection,
  isSection,
  LIST_SECTIONS,
  type ListSectionId,
  RESUME_SECTIONS,
  SECTION_IDS,
  type SectionField,
  type SectionId,
  type SectionValues,
} from "./sections.ts";
export { CONTACT_READ_NAMES, READ_NAMES, type ReadName, readFieldsOf } from "./read-names.ts";
