import { scoreTone } from "./score-sign.tsx";
import "./score.css";

interface ScoreRingProps {
  /** 0 to 100. */
  readonly score: number;
  /** Pixels. */
  readonly size?: number;
  /** Writes the number into it and marks 60 and 80; otherwise the ring alone. */
  readonly withNumber?: boolean;
}

/** An arc of 100. Decoration: the score stands beside it as text. */
export function ScoreRing({ score, size = 64, withNumber = false }: ScoreRingProps) {
  return (
    <svg
      className={`score-ring ${scoreTone(score)}`}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" strokeWidth="7" transform="rotate(-90 32 32)">
        <circle cx="32" cy="32" r="27" stroke="var(--line)" />
        <circle
          cx="32"
          cy="32"
          r="27"
          stroke="var(--c)"
          pathLength="100"
          strokeDasharray={`${score} 100`}
        />
      </g>
      {withNumber && (
        <>
          <g stroke="var(--surface)" strokeWidth="2">
            <path d="M32 0v10" transform="rotate(216 32 32)" />
            <path d="M32 0v10" transform="rotate(288 32 32)" />
          </g>
          <text x="32" y="38.5" textAnchor="middle">
            {score}
          </text>
        </>
      )}
    </svg>
  );
}
