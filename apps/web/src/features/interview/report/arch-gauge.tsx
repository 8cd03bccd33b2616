import { useId } from "react";
import { scoreWord } from "../../../ui/score-sign.tsx";
import styles from "./verdict.module.css";

interface ArchGaugeProps {
  /** 0 to 100. */
  readonly score: number;
  /** Where the next step leads; null for none. */
  readonly reach: number | null;
}

/** From 0 at the sill to 100 at the crown. */
const SILL = 214;
const CROWN = 12;
const HIGH = 80;

/** A doorway that is filled as far as the score goes, with the next step above it and the line where High begins. */
export function ArchGauge({ score, reach }: ArchGaugeProps) {
  const clip = useId();
  const top = heightOf(score);
  const isShort = score < 34;
  return (
    <svg
      className={styles["gauge"]}
      viewBox="0 0 204 232"
      role="img"
      aria-label={`Score ${score} of 100, ${scoreWord(score)}.${reach === null || reach <= score ? "" : ` The next step reaches ${reach}.`}`}
    >
      <clipPath id={clip}>
        <path d={ARCH} />
      </clipPath>
      <path d={ARCH} fill="var(--sunken)" stroke="var(--line)" />
      <g clipPath={`url(#${clip})`}>
        {reach !== null && reach > score && (
          <rect
            x="0"
            width="204"
            y={heightOf(reach)}
            height={top - heightOf(reach)}
            fill="color-mix(in oklab, var(--primary) 30%, var(--surface))"
          />
        )}
        <rect x="0" width="204" y={top} height={SILL - top} fill="var(--primary)" />
      </g>
      <path
        d={`M4 ${heightOf(HIGH)}H200`}
        stroke="var(--ink-2)"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <text x="203" y={heightOf(HIGH) - 7} textAnchor="end">
        {HIGH}
      </text>
      <text
        className={styles["number"]}
        x="102"
        y={isShort ? top - 32 : 160}
        textAnchor="middle"
        data-on-paper={isShort || undefined}
      >
        {score}
      </text>
      <text
        x="102"
        y={isShort ? top - 10 : 186}
        textAnchor="middle"
        className={styles["of"]}
        data-on-paper={isShort || undefined}
      >
        of 100
      </text>
      <rect x="0" y={SILL} width="204" height="9" rx="3" fill="var(--primary)" />
      <path
        d="M10 223h184l-5 7H15z"
        fill="color-mix(in oklab, var(--primary) 45%, var(--surface))"
      />
    </svg>
  );
}

const ARCH = "M12 214V102a90 90 0 0 1 180 0v112z";

function heightOf(score: number): number {
  return Math.round((SILL - ((SILL - CROWN) * score) / 100) * 10) / 10;
}
