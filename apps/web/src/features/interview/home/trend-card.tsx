import { formatDate, formatShortDate } from "../../../lib/dates.ts";
import type { Reported } from "./reported.ts";
import styles from "./home.module.css";

interface TrendCardProps {
  /** The latest first. */
  readonly scores: readonly (Reported & { readonly score: number })[];
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const MOST = 7;
const MOST_SMALL = 4;

/** The scores of a person's interviews over time, compared with themselves alone. */
export function TrendCard({ scores }: TrendCardProps) {
  const oldest = scores.at(-1);
  const newest = scores[0];
  if (!oldest || !newest) return null;
  const change = newest.score - oldest.score;
  const said =
    change === 0 ? "The same as on" : change > 0 ? `Up ${change} since` : `Down ${-change} since`;
  return (
    <section className={`card ${styles["trend"]}`} aria-labelledby="trend">
      <header>
        <h2 id="trend">{NUMBERS[scores.length] ?? scores.length} interviews</h2>
        <p className="num">
          {said} {formatDate(oldest.own.head.startedAt)}
        </p>
      </header>
      <Chart scores={scores.slice(0, MOST).toReversed()} width={600} look="large" />
      <Chart scores={scores.slice(0, MOST_SMALL).toReversed()} width={304} look="small" />
      <p className={styles["note"]}>Compared with yourself only. Nobody is ranked.</p>
    </section>
  );
}

interface ChartProps {
  /** The oldest first. */
  readonly scores: TrendCardProps["scores"];
  readonly width: number;
  readonly look: "large" | "small";
}

const [BOTTOM, TOP_SCORE] = [196, 96.8] as const;
const LEFT = 64;

/** A line from score to score, with the limits of "Medium" and "High". */
function Chart({ scores, width, look }: ChartProps) {
  const least = Math.min(...scores.map(({ score }) => score)) < 36 ? 0 : 30;
  const yOf = (score: number) =>
    Math.round(BOTTOM - ((score - least) / (TOP_SCORE - least)) * BOTTOM);
  const right = width - 60;
  const step = scores.length > 1 ? (right - LEFT) / (scores.length - 1) : 0;
  const points = scores.map(({ score, own }, at) => ({
    x: Math.round(LEFT + at * step),
    y: yOf(score),
    score,
    date: formatShortDate(own.head.startedAt),
    id: own.head.id,
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join(" ");
  const label = points.map(({ date, score }) => `${date} ${score}`).join(", ");
  return (
    <svg
      className={styles["chart"]}
      data-look={look}
      viewBox={`0 0 ${width} 236`}
      role="img"
      aria-label={`Scores of your interviews: ${label}. High starts at 80, medium at 60.`}
    >
      {(least === 0 ? [20, 40, 60, 80] : [40, 60, 80]).map((score) => (
        <g key={score}>
          <path
            className={styles[score === 80 ? "goal" : "grid"]}
            d={`M34 ${yOf(score)}H${right + 20}`}
          />
          <text x="26" y={yOf(score) + 4.5} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <text x="38" y={yOf(80) - 8}>
        High from 80
      </text>
      {look === "large" && (
        <text x="38" y={yOf(60) - 8}>
          Medium from 60
        </text>
      )}
      <path
        className={styles["area"]}
        d={`M${points[0]?.x ?? LEFT} ${BOTTOM}L${line} ${points.at(-1)?.x ?? LEFT} ${BOTTOM}z`}
      />
      <path className={styles["line"]} d={`M${line}`} />
      {points.map(({ x, y, score, date, id }, at) => {
        const isLast = at === points.length - 1;
        return (
          <g key={id}>
            <circle cx={x} cy={y} r={isLast ? 6 : 4.5} data-last={isLast || undefined} />
            <text
              className={styles["value"]}
              x={isLast ? x + 13 : x}
              y={isLast ? y + 6 : y - 14}
              textAnchor={isLast ? "start" : "middle"}
            >
              {score}
            </text>
            <text x={x} y="220" textAnchor="middle">
              {date}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
