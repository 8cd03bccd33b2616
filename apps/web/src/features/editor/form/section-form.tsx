import { definitionOf, entriesDefinition } from "@taiyari/domain/draft";
import { useMemo } from "react";
import { TailoredAt, useComparisons } from "../enhance/comparisons-at.tsx";
import { EnhanceSectionButton } from "../enhance/enhance-buttons.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import { SECTION_TITLE, useEditor } from "../state/editor-context.ts";
import { ScoreCard } from "../notes/score-card.tsx";
import { useSections } from "../sections/use-sections.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { FieldGrid } from "./field-grid.tsx";
import { sectionHint } from "./hints.ts";
import { ItemList } from "./item-list.tsx";
import { SectionMenu } from "./section-menu.tsx";
import { PhotoField } from "./photo/photo-field.tsx";
import styles from "./form.module.css";

/** The form of the section that is being edited. */
export function SectionForm() {
  // Where the preview stands beside the form, the score stands under the preview.
  const isBesidePreview = useMediaQuery("(min-width: 1200px)");
  const { store, section: id } = useEditor();
  const sections = useSections();
  const isComparing = useComparisons(id).length > 0;
  const name = useDraft(store, ({ draft }) => definitionOf(draft, id)?.name);
  // oxlint-disable-next-line react/exhaustive-deps -- a section of the person's own is described anew each time it is asked for; only its name can change
  const section = useMemo(() => definitionOf(store.get().draft, id), [store, id, name]);
  const groups = useMemo(() => entriesDefinition(store.get().draft, "skills"), [store]);
  const listed = sections.find((each) => each.id === id);
  if (!section || !listed) return null;
  const hint = sectionHint(id);
  return (
    <div className={styles["form"]} data-comparing={isComparing || undefined}>
      <TailoredAt />
      <div className={styles["title"]}>
        <div>
          <h2 id={SECTION_TITLE} tabIndex={-1}>
            {section.name}
          </h2>
          {hint && <p>{hint}</p>}
        </div>
        <div className={styles["doing"]}>
          <EnhanceSectionButton section={section} />
          <SectionMenu key={id} section={section} isCustom={listed.isCustom} />
        </div>
      </div>
      {listed.isHidden && <HiddenNote id={id} />}
      {section.isRepeatable ? (
        <ItemList key={id} section={section} />
      ) : (
        <div className={styles["single"]}>
          {id === "personal" && <PhotoField />}
          <FieldGrid section={section} item={null} />
        </div>
      )}
      {id === "skills" && groups && (
        <div className={styles["groups"]}>
          <h3>Groups of your own</h3>
          <p>
            Skills under a name you choose. Say how well in brackets where it helps: Python
            (advanced).
          </p>
          <ItemList key={id} section={groups} />
        </div>
      )}
      <Onward />
      {!isBesidePreview && <ScoreCard />}
    </div>
  );
}

function HiddenNote({ id }: { readonly id: string }) {
  const { store } = useEditor();
  return (
    <p className={styles["hidden"]}>
      <LineIcon name="eye-off" />
      <span>This section is hidden: it is kept, and not in the resume.</span>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => store.edit({ kind: "hide-section", id, isHidden: false })}
      >
        Show it
      </button>
    </p>
  );
}

/** The sections before and after, hidden ones left out. */
function Onward() {
  const { section: current, openSection } = useEditor();
  const sections = useSections();
  const at = sections.findIndex(({ id }) => id === current);
  const before = sections.slice(0, Math.max(at, 0)).findLast(({ isHidden }) => !isHidden);
  const after = sections.slice(at + 1).find(({ isHidden }) => !isHidden);
  return (
    <nav className={styles["onward"]} aria-label="Sections before and after">
      {before && (
        <button type="button" className="btn btn-quiet" onClick={() => openSection(before.id)}>
          <LineIcon name="left" />
          <span className="vh">Previous: </span>
          {before.name}
        </button>
      )}
      {after && (
        <button
          type="button"
          className={`btn btn-quiet ${styles["after"]}`}
          onClick={() => openSection(after.id)}
        >
          <span className="vh">Next: </span>
          {after.name}
          <LineIcon name="right" />
        </button>
      )}
    </nav>
  );
}
