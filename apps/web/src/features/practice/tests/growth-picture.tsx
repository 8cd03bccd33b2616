import { durationText } from "./duration-text.ts";
import { formatNumber } from "../../../lib/numbers.ts";
import { axesOf, lineOf, type GrowthLine } from "./growth-layout.ts";
import styles from "./growth.module.css";

interface GrowthPictureProps {
  readonly own: GrowthLine;
  /** Where a run is stopped; null where it does not matter. */
  readonly limitMs: number | null;
  /** What is counted: "items". */
  readonly unit: string;
}

const WIDTH = 400;
const LEFT = 52;
const RIGHT = 388;
const TOP = 12;
const BOTTOM = 150;

/** How time grows with the input, both axes logarithmic: solid is measured, dotted is worked out. */
export function GrowthPicture({ own, limitMs, unit }: GrowthPictureProps) {
  const axes = axesOf(own, limitMs, { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM });
  const drawn = lineOf(own, axes);
  const last = own.points.findLast(({ isMeasured }) => isMeasured) ?? own.points.at(-1);
  return (
    <svg
      className={styles["growth"]}
      viewBox={`0 0 ${WIDTH} ${BOTTOM + 34}`}
      role="img"
      aria-label={describe(own, unit)}
    >
      {axes.times.map(({ ms, y }) => (
        <g key={ms}>
          <path className={styles["grid"]} d={`M${LEFT} ${y}H${RIGHT}`} />
          <text className={styles["axis"]} x={LEFT - 6} y={y + 4} textAnchor="end">
            {durationText(ms)}
          </text>
        </g>
      ))}
      {axes.sizes.map(({ n, x, anchor }, at) => (
        <text key={n} className={styles["axis"]} x={x} y={BOTTOM + 26} textAnchor={anchor}>
          {formatNumber(n)}
          {at === axes.sizes.length - 1 && ` ${unit}`}
        </text>
      ))}
      {limitMs !== null && (
        <>
          <path className={styles["limit"]} d={`M${LEFT} ${axes.y(limitMs)}H${RIGHT}`} />
          <text className={styles["label"]} x={LEFT + 4} y={axes.y(limitMs) - 5}>
            stopped at {durationText(limitMs)}
          </text>
        </>
      )}
      <path className={styles["own"]} d={drawn.measured} />
      <path className={styles["guess"]} d={drawn.workedOut} />
      {own.points
        .filter(({ isMeasured }) => isMeasured)
        .map(({ n, ms }) => (
          <circle key={n} className={styles["point"]} cx={axes.x(n)} cy={axes.y(ms)} r="5" />
        ))}
      {last && (
        <text
          className={styles["mine"]}
          x={Math.min(axes.x(last.n), RIGHT - 4)}
          y={Math.max(axes.y(last.ms) - 12, TOP)}
          textAnchor={axes.x(last.n) > WIDTH / 2 ? "end" : "start"}
        >
          yours, {durationText(last.ms)}
        </text>
      )}
    </svg>
  );
}

function describe(own: GrowthLine, unit: string): string {
  const say = ({ points }: GrowthLine, isMeasured: boolean) =>
    points
      .filter((point) => point.isMeasured === isMeasured)
      .map(({ n, ms }) => `${formatNumber(n)} ${unit} ${durationText(ms)}`)
      .join(", ");
  const guessed = say(own, false);
  return [`Measured: ${say(own, true)}.`, guessed === "" ? "" : `Worked out: ${guessed}.`]
    .filter((part) => part !== "")
    .join(" ");
}
