import {
  canAdd,
  MAX_FIELD_TEXT,
  type Misfit,
  misfitsOf,
  type SectionDefinition,
  sectionsToMoveTo,
} from "@taiyari/domain/draft";
import { useState } from "react";
import { newId } from "../../../lib/new-id.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useEditor } from "../state/editor-context.ts";
import { MoveItemDialog } from "./move-item-dialog.tsx";
import { takeBack, UNDO_MS } from "./take-back.ts";

interface ItemMenuProps {
  readonly section: SectionDefinition;
  readonly item: string;
  readonly name: string;
  readonly className: string;
  readonly onMoved: () => void;
}

/** A section, and what has no field there. */
interface Asked {
  readonly id: string;
  readonly name: string;
  readonly misfits: readonly Misfit[];
}

/** Another role at the same company, and the sections an entry can be moved to. What would have no field there is said before. */
export function ItemMenu({ section, item, name, className, onMoved }: ItemMenuProps) {
  const { store, goTo } = useEditor();
  const { id: from } = section;
  // The lists there are, and what they are called.
  useDraft(store, ({ draft }) => draft.sections);
  useDraft(store, ({ draft }) => draft.resumeData.custom);
  const [asked, setAsked] = useState<Asked | null>(null);

  function move(to: { readonly id: string; readonly name: string }) {
    const before = store.get().draft;
    store.edit({ kind: "move-to-section", section: from, id: item, to: to.id });
    const after = store.get().draft;
    setAsked(null);
    if (after === before) {
      showToast({
        kind: "problem",
        title: `${name} does not fit into ${to.name}`,
        text: `Its text would be longer than ${MAX_FIELD_TEXT.toLocaleString("en-IN")} characters there. Nothing was moved.`,
      });
      return;
    }
    onMoved();
    const isHidden = after.sections.some((each) => each.id === to.id && each.isHidden);
    showToast({
      title: `Moved ${name} to ${to.name}`,
      ...(isHidden ? { text: `${to.name} is hidden, so it is not in the resume.` } : {}),
      ms: UNDO_MS,
      action: { label: "Undo", run: () => takeBack(store, before, after) },
    });
  }

  const jobs = store.get().draft.resumeData.experience;
  const company =
    from === "experience" ? (jobs.find(({ id }) => id === item)?.company.trim() ?? "") : "";
  /** Newest first: the new role stands above the one it followed. */
  function addRole() {
    const id = newId();
    const at = store.get().draft.resumeData.experience.findIndex((each) => each.id === item);
    store.edit({ kind: "add-item", section: from, id, at, like: item });
    goTo({ section: from, item: id, field: "title" });
  }
  const roles =
    company !== "" && canAdd(store.get().draft, from)
      ? [{ label: `Add another role at ${company}`, onChoose: addRole }]
      : [];

  const moves = sectionsToMoveTo(store.get().draft, from).map((to) => ({
    label: `Move to ${to.name}`,
    onChoose() {
      const misfits = misfitsOf(store.get().draft, from, item, to.id);
      if (misfits.length > 0) setAsked({ ...to, misfits });
      else move(to);
    },
  }));
  return (
    <>
      <MenuButton label={`More for ${name}`} className={className} items={[...roles, ...moves]} />
      {asked && (
        <MoveItemDialog
          name={name}
          to={asked.name}
          misfits={asked.misfits}
          onClose={() => setAsked(null)}
          onMove={() => move(asked)}
        />
      )}
    </>
  );
}
