import { useState } from "react";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { LessonSection } from "../contents/lesson-sections.ts";
import styles from "./go-on.module.css";

/** Leads back to where the person stopped reading. */
export function GoOn({ section }: { readonly section: LessonSection | null }) {
  const [isShown, setShown] = useState(true);
  if (!section || !isShown) return null;
  return (
    <p className={styles["go-on"]}>
      <a href={`#${section.id}`} onClick={() => setShown(false)}>
        <LineIcon name="move-down" small />
        <span>
          Go on where you stopped: <b>{section.title}</b>
        </span>
      </a>
    </p>
  );
}
