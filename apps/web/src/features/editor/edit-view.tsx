import { useState } from "react";
import { LineIcon } from "../../ui/line-icon.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { useComparisons } from "./enhance/comparisons-at.tsx";
import { useEditor } from "./state/editor-context.ts";
import { SectionForm } from "./form/section-form.tsx";
import type { Place } from "../../shared/preview/frame/messages.ts";
import { LivePreview } from "./preview/live-preview.tsx";
import { SectionIcon } from "./sections/section-icon.tsx";
import { SectionsPanel } from "./sections/sections-panel.tsx";
import { SectionsSheet } from "./sections/sections-sheet.tsx";
import { useSections } from "./sections/use-sections.ts";
import styles from "./editor.module.css";

interface EditDeskProps {
  /** The entry that is being edited; null for none. */
  readonly item: string | null;
  /** A line of the preview was pressed. */
  readonly onPick: (place: Place) => void;
}

/** The sections, the form of one of them, and, where there is room, the page as it will be printed. */
export function EditView({ item, onPick }: EditDeskProps) {
  const { section, show } = useEditor();
  const isNarrow = useMediaQuery("(max-width: 740px)");
  const isWide = useMediaQuery("(min-width: 1200px)");
  const isTight = useMediaQuery("(min-width: 1200px) and (max-width: 1359px)");
  const [folding, setFolding] = useState<boolean | null>(null);
  const isComparing = useComparisons(section).length > 0;
  // Three panes are one too many there, until the person says otherwise.
  const isFolded = folding ?? (isTight || isComparing);
  return (
    <>
      {isNarrow && <SectionPicker />}
      <div
        className={styles["desk"]}
        data-folded={isFolded || undefined}
        data-comparing={isComparing || undefined}
      >
        {!isNarrow && <SectionsPanel isFolded={isFolded} onFold={setFolding} />}
        <SectionForm />
        {isWide && (
          <LivePreview
            section={section}
            item={item}
            onPick={onPick}
            onExpand={() => show("preview")}
          />
        )}
      </div>
    </>
  );
}

/** Which section it is, on a phone; opens the others. */
function SectionPicker() {
  const { section } = useEditor();
  const sections = useSections();
  const [isOpen, setIsOpen] = useState(false);
  const at = sections.findIndex(({ id }) => id === section);
  const current = sections[at];
  return (
    <>
      <button
        type="button"
        className={styles["picker"]}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SectionIcon name={current?.icon ?? ""} />
        <span className={styles["names"]}>
          <small>Resume Sections</small>
          <b>{current?.name}</b>
        </span>
        <span className={`${styles["place"]} num`}>
          {at + 1} of {sections.length}
          <LineIcon name="up-down" />
        </span>
      </button>
      {isOpen && <SectionsSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
