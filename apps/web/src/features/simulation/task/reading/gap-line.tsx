import styles from "./how-read.module.css";

interface GapLineProps {
  /** 0 to 3. */
  readonly level: number;
  /** What the person gave; null for nothing. */
  readonly own: number | null;
}

const LEVELS = [0, 1, 2, 3];
const xOf = (level: number) => 10 + 52 * level;

/** Where the rubric stands on its scale, solid, and where the person put themselves, hollow. */
export function GapLine({ level, own }: GapLineProps) {
  return (
    <svg
      className={styles["line"]}
      viewBox="0 0 176 34"
      role="img"
      aria-label={
        own === null
          ? `The rubric gives ${level} of 3`
          : `You gave yourself ${own} of 3, the rubric gives ${level}`
      }
    >
      <path className={styles["scale"]} d="M10 10H166" />
      {LEVELS.map((one) => (
        <g key={one}>
          <circle className={styles["stop"]} cx={xOf(one)} cy="10" r="3" />
          <text x={xOf(one)} y="33" textAnchor="middle">
            {one}
          </text>
        </g>
      ))}
      {own !== null && own !== level && (
        <path className={styles["between"]} d={`M${xOf(own)} 10H${xOf(level)}`} />
      )}
      <circle className={styles["rubric"]} cx={xOf(level)} cy="10" r="7" />
      {own !== null && (
        <circle
          className={own === level ? styles["around"] : styles["own"]}
          cx={xOf(own)}
          cy="10"
          r={own === level ? 10.5 : 9}
        />
      )}
    </svg>
  );
}
