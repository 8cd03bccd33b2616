import { LineIcon } from "../../../ui/line-icon.tsx";
import { useEditor } from "../state/editor-context.ts";
import { SectionIcon } from "./section-icon.tsx";
import { useSortableRow } from "./sortable-list.tsx";
import type { ListedSection } from "./use-sections.ts";
import styles from "./sections.module.css";

interface SectionRowProps {
  readonly section: ListedSection;
  readonly onPick: (id: string) => void;
}

/** One section: moved by its grip, chosen by its name, shown or hidden by its eye. */
export function SectionRow({ section, onPick }: SectionRowProps) {
  const { store, section: current } = useEditor();
  const { ref, style, isDragging, grip } = useSortableRow(section.id);
  const { id, name, icon, isHidden, isComplete, items } = section;
  const isCurrent = id === current;
  return (
    <li
      ref={ref}
      style={style}
      className={styles["row"]}
      data-current={isCurrent || undefined}
      data-hidden={isHidden || undefined}
      data-dragging={isDragging || undefined}
    >
      <button {...grip} type="button" className={styles["grip"]} aria-label={`Move ${name}`}>
        <LineIcon name="grip" small />
      </button>
      <button
        type="button"
        className={styles["pick"]}
        aria-current={isCurrent || undefined}
        onClick={() => onPick(id)}
      >
        <SectionIcon name={icon} />
        <span className={styles["name"]}>{name}</span>
        {items > 0 && (
          <span className={styles["count"]}>
            {items}
            <span className="vh">{items === 1 ? " entry" : " entries"}</span>
          </span>
        )}
        <Mark isHidden={isHidden} isComplete={isComplete} />
      </button>
      <button
        type="button"
        className={styles["eye"]}
        aria-label={`${isHidden ? "Show" : "Hide"} ${name}`}
        onClick={() => store.edit({ kind: "hide-section", id, isHidden: !isHidden })}
      >
        <LineIcon name={isHidden ? "eye-off" : "eye"} />
      </button>
    </li>
  );
}

function Mark({ isHidden, isComplete }: { isHidden: boolean; isComplete: boolean }) {
  if (isHidden) return <span className="vh">Hidden</span>;
  return (
    <span className={styles["mark"]} data-complete={isComplete}>
      {isComplete && <LineIcon name="check" small />}
      <span className="vh">{isComplete ? "Completed" : "Not complete"}</span>
    </span>
  );
}
