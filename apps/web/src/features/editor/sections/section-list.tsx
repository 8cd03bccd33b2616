import { style } from "../../../ui/css-variables.ts";
import { useEditor } from "../state/editor-context.ts";
import { AddSectionButton } from "./add-section-button.tsx";
import { HeadingLanguage } from "./heading-language.tsx";
import { SectionRow } from "./section-row.tsx";
import { SortableList } from "./sortable-list.tsx";
import { progressOf, useSections } from "./use-sections.ts";
import styles from "./sections.module.css";

interface SectionListProps {
  /** After a section was chosen or added. */
  readonly onPicked?: () => void;
}

/** How far the resume is, its sections in their order, and the way to one more. */
export function SectionList({ onPicked }: SectionListProps) {
  const { store, openSection } = useEditor();
  const sections = useSections();
  const { done, shown } = progressOf(sections);

  function pick(id: string) {
    onPicked?.();
    openSection(id);
  }

  return (
    <>
      <div className={styles["done"]}>
        <p>
          <span className="num">
            {done} of {shown}
          </span>{" "}
          shown sections complete
        </p>
        <div className={styles["track"]} style={style({ "--share": shown && done / shown })}>
          <span />
        </div>
      </div>
      <SortableList
        ids={sections.map(({ id }) => id)}
        nameOf={(id) => sections.find((section) => section.id === id)?.name ?? ""}
        onMove={(id, to) => store.edit({ kind: "move-section", id, to })}
      >
        <ol className={styles["list"]}>
          {sections.map((section) => (
            <SectionRow key={section.id} section={section} onPick={pick} />
          ))}
        </ol>
      </SortableList>
      <AddSectionButton onAdded={pick} />
      <HeadingLanguage />
    </>
  );
}
