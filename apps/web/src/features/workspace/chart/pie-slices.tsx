import type { ChartPoint } from "./chart-data.ts";
import styles from "./chart.module.css";

interface PieSlicesProps {
  readonly points: readonly ChartPoint[];
  readonly width: number;
  readonly height: number;
}

/** A ring with its names beside it, each with its share, so that colours alone tell nothing. */
export function PieSlices({ points, width, height }: PieSlicesProps) {
  const sum = points.reduce((all, { y }) => all + y, 0);
  const radius = height / 2 - 16;
  const middle = { x: width * 0.3, y: height / 2 };
  let turned = 0;
  return points.map(({ label, y }, at) => {
    const from = turned;
    turned += y / sum;
    const row = middle.y + (at - (points.length - 1) / 2) * 30;
    const share = `${((100 * y) / sum).toFixed(1)} %`;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- two rows may be the same
      <g key={at} data-slice={at} className={styles["slice"]}>
        <path d={slicePath(middle, radius, { from, to: turned })}>
          <title>{`${label}: ${share}`}</title>
        </path>
        <rect x={width * 0.55} y={row - 8} width="16" height="16" rx="4" />
        <text className={styles["name"]} x={width * 0.55 + 28} y={row + 5}>
          {label.length > 28 ? `${label.slice(0, 27)}…` : label}
        </text>
        <text className={styles["value"]} x={width * 0.93} y={row + 5} textAnchor="end">
          {share}
        </text>
      </g>
    );
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of a ring, from the top clockwise; turns from 0 to 1. */
function slicePath(
  middle: Point,
  radius: number,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  const inner = radius * 0.58;
  // A whole ring would begin where it ends and be nothing.
  const end = Math.min(to, from + 0.9999);
  const at = (turn: number, distance: number) => {
    const angle = 2 * Math.PI * turn;
    return `${middle.x + distance * Math.sin(angle)} ${middle.y - distance * Math.cos(angle)}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return `M${at(from, radius)}A${radius} ${radius} 0 ${large} 1 ${at(end, radius)}L${at(end, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`;
}
