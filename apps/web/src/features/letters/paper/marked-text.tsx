import type { Segment } from "./segments.ts";
import styles from "../look/letter.module.css";

interface MarkedTextProps {
  readonly text: string;
  readonly segments: readonly Segment[];
  /** Without badges, and blanks with their brackets: behind a text that is being written. */
  readonly isBare?: boolean;
}

/** A paragraph with its proofs underlined and numbered, its blanks dashed and its unproven claims marked. */
export function MarkedText({ text, segments, isBare = false }: MarkedTextProps) {
  return segments.map((segment) => {
    const { from, to, kind, badge, line } = segment;
    const words = text.slice(from, to);
    const place = { "data-from": from } as const;
    if (kind === "blank") {
      return (
        <span key={from} className={styles["blank"]} {...place} data-blank="">
          {isBare ? words : words.slice(1, -1)}
        </span>
      );
    }
    if (kind === "text") {
      return (
        <span key={from} {...place}>
          {words}
        </span>
      );
    }
    return (
      <span key={from}>
        <mark className={styles[kind]} {...place}>
          {words}
        </mark>
        {!isBare && badge !== null && (
          <>
            {" "}
            <a
              className={styles[badge === "!" ? "warnBadge" : "badge"]}
              href={badge === "!" ? "#claims" : `#line-${line}`}
              aria-label={
                badge === "!"
                  ? "A claim without proof"
                  : `Proof ${badge}: line ${line} of your resume`
              }
            >
              {badge}
            </a>
          </>
        )}
      </span>
    );
  });
}
