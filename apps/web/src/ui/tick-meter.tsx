import { style } from "./css-variables.ts";
import "./score.css";

interface TickMeterProps {
  /** Points earned. */
  readonly points: number;
  /** Points possible. */
  readonly maxPoints: number;
  /** Points that the next improvement would add. */
  readonly reach?: number;
  readonly size?: "full" | "small" | "tiny";
  /** True where the same figures stand beside it as text. */
  readonly decorative?: boolean;
}

/** Points as ticks that can be counted: one tick is one point. `full` takes its pitch from `--pitch` around it. */
export function TickMeter({
  points,
  maxPoints,
  reach = 0,
  size = "full",
  decorative = false,
}: TickMeterProps) {
  const within = Math.min(reach, maxPoints - points);
  const words = `${points} of ${maxPoints} points${within > 0 ? `, ${within} more within reach` : ""}`;
  return (
    <span
      className={size === "full" ? "tick-meter" : `tick-meter tick-meter--${size}`}
      style={style({ "--n": maxPoints, "--got": points, "--reach": within })}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": words })}
    />
  );
}
