import "./score.css";

interface ScoreChangeProps {
  /** Points gained; negative for lost. */
  readonly by: number;
  /** What it is compared with, for screen readers: "since the first report, 66". */
  readonly since: string;
}

/** A change in points, with its sign: "+12", "−3", "0". */
export function ScoreChange({ by, since }: ScoreChangeProps) {
  const tone = by > 0 ? "" : by < 0 ? " score-change--down" : " score-change--same";
  return (
    <span className={`score-change${tone}`}>
      {signed(by)}
      <span className="vh"> {since}</span>
    </span>
  );
}

/** "+12", "−3" with a true minus, or "0". */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : "0";
}
