import { NOT_PLACED, type Imported } from "@taiyari/domain/import";
import { useEffect, useRef } from "react";
import { count } from "../../lib/numbers.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { usePageDrop } from "../../ui/use-page-drop.ts";
import { FoundSection } from "./found-section.tsx";
import { KeepForm } from "./keep-form.tsx";
import { LeftOutList } from "./left-out-list.tsx";
import { SOURCE_NAMES } from "./source-names.ts";
import { warningsOf } from "./warnings.ts";
import styles from "./import.module.css";

interface UnderstoodStepProps {
  readonly imported: Imported;
  /** "" for a text that was pasted. */
  readonly fileName: string;
  /** The id that the resume will have; null for any. */
  readonly resumeId: string | null;
  readonly onStartOver: () => void;
}

/** Everything that was understood, and what became of the rest; then the choice to keep it. */
export function UnderstoodStep({ imported, fileName, resumeId, onStartOver }: UnderstoodStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  // A file dropped here would be opened by the browser in place of the page.
  usePageDrop(null);
  const { draft, source, understood, leftOut } = imported;
  const sections = understood.filter(({ name }) => name !== NOT_PLACED);
  const warnings = warningsOf(imported);
  return (
    <section className={styles["narrow"]} aria-labelledby="understood-title">
      <div className={styles["head"]}>
        <h1 id="understood-title" ref={heading} tabIndex={-1}>
          This is what we understood
        </h1>
        <p>
          {SOURCE_NAMES[source]}
          {fileName !== "" && <span className={styles["file"]}>, {fileName}</span>}. Nothing is kept
          yet.
        </p>
      </div>
      {warnings.length > 0 && (
        <ul className={styles["warnings"]}>
          {warnings.map((warning) => (
            <li key={warning}>
              <LineIcon name="warn" small />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles["found"]}>
        {sections.map((section) => (
          <FoundSection key={section.section} section={section} draft={draft} />
        ))}
      </div>
      {leftOut.length > 0 && (
        <LeftOutList
          leftOut={leftOut}
          title={`${count(leftOut.length, "thing")} without a place`}
        />
      )}
      <KeepForm draft={draft} fileName={fileName} resumeId={resumeId} onStartOver={onStartOver} />
    </section>
  );
}
