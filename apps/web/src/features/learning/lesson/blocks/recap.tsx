import type { Inline } from "@taiyari/domain/learning";
import { InlineText } from "../../../../shared/course/inline-text.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { RECAP_ID } from "../contents/lesson-sections.ts";
import styles from "./recap.module.css";

/** What to take away from the page. */
export function Recap({ points }: { readonly points: readonly (readonly Inline[])[] }) {
  return (
    <section className={styles["recap"]} aria-labelledby={RECAP_ID}>
      <h2 id={RECAP_ID}>Recap</h2>
      <ul>
        {points.map((point, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a point has nothing but its place
          <li key={at}>
            <LineIcon name="check" />
            <span>
              <InlineText content={point} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
