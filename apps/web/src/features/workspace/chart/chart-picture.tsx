import type { Ref } from "react";
import type { ChartKind, ChartPoint } from "./chart-data.ts";
import { shortNumber, ticks } from "./chart-data.ts";
import { PieSlices } from "./pie-slices.tsx";
import styles from "./chart.module.css";

/** Of the drawing, in its own units; it is scaled to its place. */
const WIDTH = 960;
const HEIGHT = 320;
const LEFT = 72;
const RIGHT = 16;
const TOP = 24;
const BOTTOM = 48;

interface ChartPictureProps {
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  /** What it shows, for screen readers. */
  readonly label: string;
  readonly ref?: Ref<SVGSVGElement>;
}

export function ChartPicture({ kind, points, label, ref }: ChartPictureProps) {
  return (
    <svg
      ref={ref}
      className={styles["chart"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {kind === "pie" ? (
        <PieSlices points={points} width={WIDTH} height={HEIGHT} />
      ) : (
        <Plot kind={kind} points={points} />
      )}
    </svg>
  );
}

function Plot({ kind, points }: Pick<ChartPictureProps, "kind" | "points">) {
  const marks = ticks(
    points.map(({ y }) => y),
    kind !== "scatter",
  );
  const [low = 0] = marks;
  const high = marks.at(-1) ?? 1;
  const yOf = (value: number) =>
    TOP + ((high - value) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM);
  const acrossMarks =
    kind === "scatter"
      ? ticks(
          points.map(({ x }) => x),
          false,
        )
      : [];
  const step = (WIDTH - LEFT - RIGHT) / points.length;
  const [least = 0] = acrossMarks;
  const most = acrossMarks.at(-1) ?? 1;
  const xOf = (point: ChartPoint, at: number) =>
    kind === "scatter"
      ? LEFT + ((point.x - least) / (most - least || 1)) * (WIDTH - LEFT - RIGHT)
      : LEFT + (at + 0.5) * step;
  const top = Math.max(...points.map(({ y }) => y));
  const every = Math.ceil(points.length / 12);
  return (
    <>
      {marks.map((value) => (
        <g key={value}>
          <path className={styles["line"]} d={`M${LEFT} ${yOf(value)}H${WIDTH - RIGHT}`} />
          <text className={styles["axis"]} x={LEFT - 10} y={yOf(value) + 4} textAnchor="end">
            {shortNumber(value)}
          </text>
        </g>
      ))}
      {kind === "line" && (
        <path
          className={styles["curve"]}
          d={points
            .map((point, at) => `${at ? "L" : "M"}${xOf(point, at)} ${yOf(point.y)}`)
            .join("")}
        />
      )}
      {points.map((point, at) => {
        const x = xOf(point, at);
        const isTop = point.y === top;
        const title = `${point.label}: ${shortNumber(point.y)}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may be the same
          <g key={at}>
            {kind === "bar" ? (
              <rect
                className={styles[isTop ? "top" : "bar"]}
                x={x - step * 0.33}
                width={Math.max(step * 0.66, 1)}
                y={Math.min(yOf(point.y), yOf(0))}
                height={Math.max(Math.abs(yOf(point.y) - yOf(0)), 1)}
                rx={Math.min(3, step / 6)}
              >
                <title>{title}</title>
              </rect>
            ) : (
              (kind === "scatter" || points.length <= 60) && (
                <circle className={styles[isTop ? "top" : "dot"]} cx={x} cy={yOf(point.y)} r={4}>
                  <title>{title}</title>
                </circle>
              )
            )}
            {kind !== "scatter" && at % every === 0 && (
              <text className={styles["axis"]} x={x} y={HEIGHT - BOTTOM + 22} textAnchor="middle">
                {shortLabel(point.label, step * every)}
              </text>
            )}
            {kind === "bar" && isTop && step > 24 && (
              <text className={styles["value"]} x={x} y={yOf(point.y) - 8} textAnchor="middle">
                {shortNumber(point.y)}
              </text>
            )}
          </g>
        );
      })}
      {acrossMarks.map((value) => (
        <text
          key={value}
          className={styles["axis"]}
          x={LEFT + ((value - least) / (most - least || 1)) * (WIDTH - LEFT - RIGHT)}
          y={HEIGHT - BOTTOM + 22}
          textAnchor="middle"
        >
          {shortNumber(value)}
        </text>
      ))}
    </>
  );
}

/** As many letters as there is room for, at seven units each. */
function shortLabel(label: string, room: number): string {
  const most = Math.max(Math.floor(room / 7.5), 3);
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
}
