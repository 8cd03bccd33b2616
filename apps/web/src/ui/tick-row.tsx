import { style } from "./css-variables.ts";
import styles from "./tick-row.module.css";

export type Tick = "done" | "passed" | "failed" | "slow" | "running" | "open";

interface TickRowProps {
  /** Ticks in groups, as the thing is divided. */
  readonly groups: readonly (readonly Tick[])[];
  readonly isHigh?: boolean;
}

/** One tick is one thing: what stands under it in words says the same. */
export function TickRow({ groups, isHigh = false }: TickRowProps) {
  return (
    <span className={styles["ticks"]} data-high={isHigh || undefined} aria-hidden="true">
      {groups
        .filter((group) => group.length > 0)
        .map((group, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a group has nothing but its place
          <span key={place} style={style({ "--n": group.length })}>
            {group.map((tick, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a tick has nothing but its place
              <i key={at} data-tick={tick} />
            ))}
          </span>
        ))}
    </span>
  );
}
