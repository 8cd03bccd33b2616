import { assertNever } from "../result/index.ts";
import type { DraftEdit, ResumeDraft } from "./draft.ts";
import { addItem, moveItem, removeItem } from "./edit-items.ts";
import {
  addSection,
  hideSection,
  moveSection,
  removeSection,
  renameSection,
} from "./edit-sections.ts";
import { withLanguagesApart } from "./languages.ts";
import { hideItem } from "./hidden-items.ts";
import { isId } from "./limits.ts";
import { chooseLanguage } from "./printed-words.ts";
import { moveToSection } from "./move-to-section.ts";
import { setField } from "./set-field.ts";

/**
 * Does one thing to a draft. What did not change stays the same object, down to the entry, so that a comparison by
 * identity finds what did.
 *
 * @returns  the same draft when nothing changes: an id that is not there or is there already, a list that is full, a
 *           place beyond the end that is the place already, a name of a section that is blank
 *
 * Places beyond the ends of a list mean its ends. Texts and tags beyond the limits are cut. Throws for a value of a
 * type that the field does not hold: that is a bug.
 */
export function applyEdit(draft: ResumeDraft, edit: DraftEdit): ResumeDraft {
  switch (edit.kind) {
    case "set-field":
      return setField(draft, edit.field, edit.value);
    case "add-item":
      return addItem(draft, edit);
    case "remove-item":
      return removeItem(draft, edit.section, edit.id);
    case "move-item":
      return moveItem(draft, edit);
    case "hide-item":
      return hideItem(draft, edit.section, edit.id, edit.isHidden);
    case "move-to-section":
      return moveToSection(draft, edit.section, edit.id, edit.to);
    case "move-section":
      return moveSection(draft, edit.id, edit.to);
    case "hide-section":
      return hideSection(draft, edit.id, edit.isHidden);
    case "add-section":
      return edit.isRepeatable && edit.like === "language"
        ? withLanguagesApart(draft, edit)
        : addSection(draft, edit);
    case "rename-section":
      return renameSection(draft, edit.id, edit.name);
    case "remove-section":
      return removeSection(draft, edit.id);
    case "choose-template":
      if (edit.id === draft.currentTemplate || !isId(edit.id)) return draft;
      return { ...draft, currentTemplate: edit.id };
    case "choose-language":
      return chooseLanguage(draft, edit.language);
    case "choose":
      return choose(draft, edit.chosen);
    case "reset-choices":
      return Object.keys(draft.chosen).length === 0 ? draft : { ...draft, chosen: {} };
    case "replace":
      return edit.draft;
    default:
      return assertNever(edit);
  }
}

function choose(draft: ResumeDraft, chosen: ResumeDraft["chosen"]): ResumeDraft {
  const after = { ...draft.chosen, ...chosen };
  const names = Object.keys(after) as (keyof typeof after)[];
  const isSame = names.every((name) => after[name] === draft.chosen[name]);
  return isSame ? draft : { ...draft, chosen: after };
}
