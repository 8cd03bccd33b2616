import { AddMenu } from "./add-menu.tsx";
import { Group } from "./group.tsx";
import { HiddenLines } from "./hidden-lines.tsx";
import { useReview } from "../state/review-context.ts";
import { OtherSections } from "./other-sections.tsx";
import { UnplacedLines } from "./unplaced-lines.tsx";
import styles from "./fields.module.css";

/** Every field as read, in groups, with what was placed nowhere at the end. */
export function FieldList() {
  const { groups, fields } = useReview();
  return (
    <>
      <div className={`card ${styles["card"]}`}>
        {fields.length === 0 && (
          <p className={styles["nothing"]}>A machine reads no field of this page.</p>
        )}
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        <OtherSections />
        <UnplacedLines />
        <HiddenLines />
        <AddMenu />
      </div>
      <p className={styles["keys"]}>
        <kbd>J</kbd> <kbd>K</kbd> next and previous field, <kbd>Enter</kbd> corrects, <kbd>Esc</kbd>{" "}
        closes, <kbd>Ctrl Z</kbd> undoes
      </p>
    </>
  );
}
