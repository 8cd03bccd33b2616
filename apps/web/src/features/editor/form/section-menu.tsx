import { defaultHeading, headingOf, type SectionDefinition } from "@taiyari/domain/draft";
import { isSection } from "@taiyari/domain/fields";
import { useState } from "react";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useEditor } from "../state/editor-context.ts";
import { takeBack, UNDO_MS } from "./take-back.ts";

const renaming = onDemand(async () => (await import("./rename-dialog.tsx")).RenameDialog);

interface SectionMenuProps {
  readonly section: SectionDefinition;
  /** Whether the person added it. */
  readonly isCustom: boolean;
}

/** Rename a section, and remove one of the person's own. Of personal details the summary has the only heading. */
export function SectionMenu({ section, isCustom }: SectionMenuProps) {
  const { store, openSection } = useEditor();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name } = section;
  const isPersonal = id === "personal";
  const heading = useDraft(store, ({ draft }) => headingOf(draft, id));
  const rename = (renamed: string) => store.edit({ kind: "rename-section", id, name: renamed });

  function remove() {
    const before = store.get().draft;
    const at = before.sections.findIndex((each) => each.id === id);
    const beside = before.sections[at + 1] ?? before.sections[at - 1];
    store.edit({ kind: "remove-section", id });
    const after = store.get().draft;
    if (beside) openSection(beside.id);
    showToast({
      title: `Removed ${name}`,
      ms: UNDO_MS,
      action: {
        label: "Undo",
        run() {
          takeBack(store, before, after);
          openSection(id);
        },
      },
    });
  }

  return (
    <>
      <MenuButton
        label={`Change ${name}`}
        items={[
          {
            label: isPersonal ? "Rename the summary’s heading" : "Rename",
            onChoose: () => setIsRenaming(true),
          },
          ...(isSection(id) && heading !== undefined
            ? [{ label: `Back to “${defaultHeading(id)}”`, onChoose: () => rename("") }]
            : []),
          ...(isCustom
            ? [{ label: "Remove", startsGroup: true, isDangerous: true, onChoose: remove }]
            : []),
        ]}
      />
      {isRenaming && (
        <renaming.Component
          section={id}
          name={isSection(id) ? (heading ?? defaultHeading(id)) : name}
          onClose={() => setIsRenaming(false)}
          onRename={(renamed) => {
            setIsRenaming(false);
            rename(renamed);
          }}
        />
      )}
    </>
  );
}
