import { formatDate } from "../../lib/dates.ts";
import type { OpenDashboard } from "./dashboard-data.ts";
import { trendPath, trendText } from "./trend-path.ts";
import styles from "./readiness-card.module.css";

interface TrendProps {
  /** Before today, the earliest first. */
  readonly points: OpenDashboard["trend"];
  readonly score: number;
}

/** How the sum went in the last days, as a line and in words. */
export function Trend({ points, score }: TrendProps) {
  const [first] = points;
  if (!first) return null;
  const scores = [...points.map((point) => point.score), score];
  const { line, area, end } = trendPath(scores);
  return (
    <div className={styles["trend"]}>
      <svg viewBox="0 0 188 60" aria-hidden="true">
        <path className={styles["area"]} d={area} />
        <path className={styles["stroke"]} d={line} />
        <circle cx={end.x} cy={end.y} r="4.5" />
      </svg>
      <p className="num">{trendText(score - first.score, formatDate(first.at))}</p>
    </div>
  );
}
