import type { DayMinute } from "@taiyari/domain/simulation";
import { style } from "../../../ui/css-variables.ts";
import { clockTime } from "./day-words.ts";
import styles from "./people.module.css";

interface TrustLineProps {
  /** The first at the beginning of the day. */
  readonly steps: readonly { readonly at: DayMinute; readonly value: number }[];
  readonly from: DayMinute;
  readonly to: DayMinute;
  /** The part of the scale that is drawn, the same for everybody. */
  readonly scale: TrustScale;
}

export interface TrustScale {
  readonly least: number;
  readonly most: number;
}

const WIDTH = 100;
const HEIGHT = 84;

/** How far somebody trusted the person, as steps over the day; dashed where it began. */
export function TrustLine({ steps, from, to, scale }: TrustLineProps) {
  const first = steps[0]?.value ?? 0;
  const last = steps.at(-1)?.value ?? first;
  const yOf = (value: number) =>
    rounded(HEIGHT - (HEIGHT * (value - scale.least)) / (scale.most - scale.least));
  const xOf = (at: number) => rounded((WIDTH * (at - from)) / Math.max(1, to - from));
  const line = [
    `M0 ${yOf(first)}`,
    ...steps.slice(1).map(({ at, value }) => `H${xOf(at)}V${yOf(value)}`),
    `H${WIDTH}`,
  ].join("");
  return (
    <div
      className={styles["trust"]}
      role="img"
      aria-label={`Trust from ${first} to ${last}`}
      style={style({ "--end": `${yOf(last)}px` })}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles["start"]} d={`M0 ${yOf(first)}H${WIDTH}`} />
        <path className={styles["area"]} d={`${line}V${HEIGHT}H0z`} />
        <path className={styles["line"]} d={line} />
      </svg>
      <i />
      <b className="num">{last}</b>
      <small className="num">
        <span>{clockTime(from)}</span>
        <span>{clockTime(to)}</span>
      </small>
    </div>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** From 20 to 80, and further where somebody went further. */
export function trustScale(values: readonly number[]): TrustScale {
  return { least: Math.min(20, ...values), most: Math.max(80, ...values) };
}
