import { count } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { hiddenLinesOf } from "../state/hidden-text.ts";
import { useReview } from "../state/review-context.ts";
import { LooseLine, LooseLines } from "./loose-lines.tsx";
import styles from "./fields.module.css";

/** Lines that only machines see. They can be given to no field: whatever they say counts for nothing. */
export function HiddenLines() {
  const { made } = useReview();
  const lines = hiddenLinesOf(made);
  if (lines.length === 0) return null;
  return (
    <LooseLines
      id="hidden-title"
      isBad
      title={
        <>
          <LineIcon name="hidden" small /> Hidden text, {count(lines.length, "line")}
        </>
      }
      intro="Nobody sees this on the page. A recruiter’s system shows the bare text of a file, so it is seen after all and taken for deceit. It counts for nothing here: delete it from the file."
    >
      {lines.map(({ line, why, isOnPage }) => (
        <LooseLine
          key={line.number}
          line={line.number}
          text={line.text}
          hint={`${why}. ${isOnPage ? "Show where it stands" : "Show it in the plain text"}`}
        >
          <span className={styles["howMany"]}>{why}</span>
        </LooseLine>
      ))}
    </LooseLines>
  );
}
