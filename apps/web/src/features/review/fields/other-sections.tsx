import { keptSectionsOf } from "@taiyari/domain/correct";
import { count } from "../../../lib/numbers.ts";
import { useReview } from "../state/review-context.ts";
import { LooseLine, LooseLines } from "./loose-lines.tsx";
import { PlaceableLine } from "./unplaced-lines.tsx";
import styles from "./fields.module.css";

/** Sections of a kind no machine has fields for: kept as they are, and every line can be given to a field. */
export function OtherSections() {
  const { reading } = useReview();
  const others = keptSectionsOf(reading).filter(({ lines }) => lines.length > 0);
  if (others.length === 0) return null;
  return (
    <LooseLines
      id="other-title"
      title="Other sections"
      intro="A machine has no fields for these. It keeps them as text, if at all."
      lines={others.flatMap(({ heading, lines }) => [
        ...(heading?.places ?? []).map(({ line }) => line),
        ...lines.map(({ line }) => line),
      ])}
    >
      {others.flatMap(({ heading, lines }) => [
        heading?.places[0] && (
          <LooseLine
            key={`heading ${heading.places[0].line}`}
            line={heading.places[0].line}
            text={heading.value}
            hint="Show it on the page"
          >
            <span className={styles["howMany"]}>{count(lines.length, "line")}</span>
          </LooseLine>
        ),
        ...lines.map((line) => <PlaceableLine key={line.line} unplaced={line} />),
      ])}
    </LooseLines>
  );
}
