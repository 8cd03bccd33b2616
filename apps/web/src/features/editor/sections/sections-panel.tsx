import { useId } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useEditor } from "../state/editor-context.ts";
import { AddSectionButton } from "./add-section-button.tsx";
import { SectionIcon } from "./section-icon.tsx";
import { SectionList } from "./section-list.tsx";
import { useSections } from "./use-sections.ts";
import styles from "./sections.module.css";

interface SectionsPanelProps {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** 'Resume Sections' beside the form; folded, a strip of their signs. */
export function SectionsPanel({ isFolded, onFold }: SectionsPanelProps) {
  const id = useId();
  return (
    <aside className={styles["panel"]} aria-labelledby={`${id}-title`} data-folded={isFolded}>
      <div className={styles["in"]}>
        <div className={styles["top"]}>
          <h2 id={`${id}-title`} className={isFolded ? "vh" : undefined}>
            Resume Sections
          </h2>
          <button
            type="button"
            className="icon-btn"
            aria-expanded={!isFolded}
            aria-controls={`${id}-body`}
            aria-label={isFolded ? "Expand Resume Sections" : "Collapse Resume Sections"}
            onClick={() => onFold(!isFolded)}
          >
            <LineIcon name={isFolded ? "right" : "left"} />
          </button>
        </div>
        <div id={`${id}-body`}>{isFolded ? <Rail /> : <SectionList />}</div>
      </div>
    </aside>
  );
}

function Rail() {
  const { section: current, openSection } = useEditor();
  return (
    <>
      <ol className={styles["rail"]}>
        {useSections().map(({ id, name, icon, isHidden, isComplete }) => (
          <li key={id}>
            <button
              type="button"
              className="icon-btn"
              aria-label={name}
              title={name}
              aria-current={id === current || undefined}
              data-hidden={isHidden || undefined}
              onClick={() => openSection(id)}
            >
              <SectionIcon name={icon} />
              {!isHidden && isComplete && (
                <span className={styles["ok"]}>
                  <LineIcon name="check" small />
                  <span className="vh">, completed</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <AddSectionButton isSmall onAdded={openSection} />
    </>
  );
}
