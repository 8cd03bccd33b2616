export type * from "./draft.ts";
export {
  MAX_CUSTOM_SECTIONS,
  MAX_DRAFT_TEXT,
  MAX_FIELD_TEXT,
  MAX_HEADING_TEXT,
  MAX_ITEMS,
  MAX_PHOTO_TEXT,
  MAX_TAG_TEXT,
  MAX_TAGS,
} from "./draft.ts";
export { newDraft, DEFAULT_TEMPLATE } from "./new-draft.ts";
export { SECTIONS } from "./sections.ts";
export {
  defaultHeading,
  definitionOf,
  entriesDefinition,
  headingOf,
  PHOTO,
  sectionsOf,
  type SectionOfDraft,
  valueOf,
} from "./sections-of.ts";
export { type AnyItem, itemsOf } from "./holders.ts";
export { applyEdit } from "./apply-edit.ts";
export { printedDate, printedWords } from "./printed-words.ts";
export {
  PRINTED_WORDS,
  type PrintedWord,
  type TongueId,
  TONGUE_IDS,
  TONGUES,
} from "../lexicon/tongues/index.ts";
export { CUSTOM_PREFIX } from "./edit-sections.ts";
export { isItemHidden, withoutHiddenItems } from "./hidden-items.ts";
export { type Misfit, misfitsOf, sectionsToMoveTo } from "./move-to-section.ts";
export { canAdd, isPhotoText } from "./limits.ts";
export { itemTitle, type ItemTitle } from "./item-title.ts";
export { fieldLabel, itemLabel, sectionLabel } from "./labels.ts";
export { isBlank, isBlankItem, isSectionComplete } from "./filled.ts";
export { plainDraft } from "./plain-draft.ts";
export { plainValueOf, withWordsIn } from "./with-words-in.ts";
export { levelledSkill } from "../lexicon/skill-levels.ts";
export { shownItemsOf, toTemplateData } from "./template-data.ts";
export { repairDraft } from "./repair-draft.ts";
export { draftFromResume } from "./draft-from-resume.ts";
export { type DraftHit, findInDraft } from "./find/find-in-draft.ts";
export {
  BULLET,
  bulletAt,
  depthOf,
  markOf,
  onBackspace,
  onEnter,
  onTab,
} from "./text/bullet-keys.ts";
export { onPaste } from "./text/on-paste.ts";
export { CELL_GAP, cleanPasted, type PastedFrom } from "./text/clean-pasted.ts";
export type { TextChange } from "./text/text-change.ts";
export { SOFT_SKILL_NAMES, SPOKEN_LANGUAGE_NAMES } from "../lexicon/names-to-choose.ts";
