import type { ScoredAnswer } from "@taiyari/domain/interview";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./answer.module.css";

/** What a good answer to this question contains, and which of it was there. */
export function KeyPoints({ points }: { readonly points: ScoredAnswer["keyPoints"] }) {
  if (points.length === 0) return null;
  return (
    <div className={styles["points"]}>
      <h4>What a good answer has</h4>
      <ul>
        {points.map(({ id, point, isCovered }) => (
          <li key={id} data-covered={isCovered || undefined}>
            <LineIcon name={isCovered ? "check" : "ring"} small />
            <span>
              <span className="vh">{isCovered ? "There: " : "Not found: "}</span>
              {point}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
