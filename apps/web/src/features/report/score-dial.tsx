import { useId } from "react";
import { formatDate } from "../../lib/dates.ts";
import { signed } from "../../ui/score-change.tsx";
import { ScoreSteps, scoreTone, scoreWord } from "../../ui/score-sign.tsx";
import type { RulesComparison } from "../../shared/report/compare-rules.ts";
import styles from "./verdict.module.css";

interface ScoreDialProps {
  readonly score: number;
  /** By how much the next improvement raises the score; 0 for none, or where rounding hides it. */
  readonly reach: number;
  readonly previous: { readonly score: number; readonly madeAt: string } | null;
  /** How the rules of this report stand to those of the one before: "newer"; null for the same. */
  readonly rules: RulesComparison | null;
}

const CENTRE = 116;
const THRESHOLDS = [60, 80];

/** A hundred ticks, one a point: earned, within reach, lost; where 60 and 80 are, and where the last report stood. */
export function ScoreDial({ score, reach, previous, rules }: ScoreDialProps) {
  const mask = useId();
  const change = previous ? score - previous.score : 0;
  const wide = score === 100 ? 128 : 112;
  return (
    <div className={`${styles["ring"]} ${scoreTone(score)}`}>
      <svg
        className={styles["dial"]}
        viewBox="0 0 232 232"
        role="img"
        aria-label={describe({ score, reach, previous, rules })}
      >
        <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="232" height="232">
          <Ring r={96} width={20} stroke="#fff" dashes=".62 .38" turn={-89.3} />
        </mask>
        <g mask={`url(#${mask})`}>
          <Ring r={96} width={20} stroke="var(--line)" dashes="100 0" />
          <Ring r={96} width={20} stroke="var(--c)" dashes={`${score} ${100 - score}`} />
          {reach > 0 && (
            <Ring
              r={91}
              width={10}
              stroke="var(--accent)"
              dashes={`${reach} ${100 - reach}`}
              offset={-score}
            />
          )}
        </g>
        {THRESHOLDS.map((threshold) => (
          <Threshold key={threshold} at={threshold} />
        ))}
        {previous && <Pointer at={previous.score} />}
        <text className={styles["number"]} x={wide} y="126" textAnchor="middle">
          {score}
          <tspan className={styles["percent"]} dx="2" dy="-16">
            %
          </tspan>
        </text>
      </svg>
      <p className={styles["word"]} aria-hidden="true">
        <ScoreSteps score={score} />
        {scoreWord(score)}
      </p>
      {previous && (
        <p className={styles["change"]} aria-hidden="true">
          <b className={change < 0 ? styles["down"] : undefined}>{signed(change)}</b>
          <span>
            <svg width="9" height="9" viewBox="0 0 10 10">
              <path d="M5 1 9.5 9H.5Z" fill="var(--ink-2)" />
            </svg>
            {previous.score} on {formatDate(previous.madeAt)}
          </span>
        </p>
      )}
      {rules && (
        <p className={styles["rules"]} aria-hidden="true">
          Scored by {rules} rules
        </p>
      )}
    </div>
  );
}

interface RingProps {
  readonly r: number;
  readonly width: number;
  readonly stroke: string;
  /** In hundredths of the ring. */
  readonly dashes: string;
  readonly offset?: number;
  /** Degrees; -90 starts at the top. */
  readonly turn?: number;
}

function Ring({ r, width, stroke, dashes, offset = 0, turn = -90 }: RingProps) {
  return (
    <circle
      cx={CENTRE}
      cy={CENTRE}
      r={r}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      pathLength="100"
      strokeDasharray={dashes}
      strokeDashoffset={offset}
      transform={`rotate(${turn} ${CENTRE} ${CENTRE})`}
    />
  );
}

function Threshold({ at }: { readonly at: number }) {
  const from = onDial(at, 108);
  const to = onDial(at, 114);
  const label = onDial(at, 124);
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="var(--ink-3)" strokeWidth="1.5" />
      <text x={label.x} y={label.y + 4.5} textAnchor="middle">
        {at}
      </text>
    </>
  );
}

/** A small arrow inside the ring that points at a score. */
function Pointer({ at }: { readonly at: number }) {
  const place = onDial(at, 80);
  return (
    <path
      d="M0-4 5 5H-5Z"
      fill="var(--ink-2)"
      transform={`translate(${place.x} ${place.y}) rotate(${3.6 * at})`}
    />
  );
}

/** Where a score stands, at a distance from the centre. 0 is at the top, and it goes round clockwise. */
function onDial(score: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (2 * Math.PI * score) / 100;
  return {
    x: round(CENTRE + radius * Math.sin(angle)),
    y: round(CENTRE - radius * Math.cos(angle)),
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function describe({ score, reach, previous, rules }: ScoreDialProps): string {
  const parts = [`Score ${score}%, ${scoreWord(score)}.`];
  if (previous) {
    const change = score - previous.score;
    const much =
      change === 0
        ? "The same as"
        : `${Math.abs(change)} points ${change > 0 ? "more" : "less"} than`;
    parts.push(
      `${much} on ${formatDate(previous.madeAt)}${rules ? `, scored by ${rules} rules` : ""}.`,
    );
  }
  if (reach > 0) parts.push(`The next improvement reaches ${score + reach}.`);
  parts.push("Medium starts at 60, High at 80.");
  return parts.join(" ");
}
