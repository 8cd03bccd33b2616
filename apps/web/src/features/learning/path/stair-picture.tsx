import type { ReactNode } from "react";
import { DoorLight } from "../../../ui/door-light.tsx";

export type StairState = "done" | "now" | "ahead";

const HEIGHT = 352;
const WIDTH = 1200;
/** How much higher each step is than the one before it. */
const RISE = 22;
const LOWEST = 294;

/** Signs on a grid of 24 units, one for each step. */
const SIGNS = [
  "M6 21V4.500h11l-2.500 4 2.500 4H6",
  "M3.500 5.500h6a2.500 2.500 0 0 1 2.500 2.500v11a2 2 0 0 0-2-2H3.500zM20.500 5.500h-6A2.500 2.500 0 0 0 12 8v11a2 2 0 0 1 2-2h6.500z",
  "M3.500 5h17v14h-17zM3.500 10h17M9.500 10v9",
  "M10.500 4.500a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5",
  "M3.500 5h17v14h-17zM7 9.500l3 2.500-3 2.500M12 15h5",
  "m5 19 1-4L16.500 4.500l3 3L9 18z",
  "M4 20h16M7 16v-5m5 5V6m5 10v-8",
  "M12 4a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11M8.500 14l-1.500 7 5-2.500 5 2.500-1.500-7",
] as const;

/** Rising steps with doorways. It says nothing that does not stand below it in words. */
export function StairPicture({ states }: { readonly states: readonly StairState[] }) {
  const width = WIDTH / states.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <DoorLight name="stairs" />
      </defs>
      <circle className="f1" cx="860" cy="190" r="176" />
      {states.map((state, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <Riser key={at} x={at * width} y={LOWEST - at * RISE} width={width} state={state} />
      ))}
      {states.map((state, at) => (
        <Door
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          key={at}
          x={at * width}
          y={LOWEST - at * RISE}
          width={width}
          state={state}
          sign={SIGNS[at === states.length - 1 ? SIGNS.length - 1 : at % (SIGNS.length - 1)] ?? ""}
        />
      ))}
    </svg>
  );
}

interface StepProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly state: StairState;
}

function Riser({ x, y, width, state }: StepProps): ReactNode {
  return (
    <>
      <path className={state === "done" ? "f3" : "f2"} d={`M${x} ${y}h${width}V${HEIGHT}H${x}z`} />
      {x > 0 && <path className="f3" d={`M${x} ${y}h8V${HEIGHT}h-8z`} />}
    </>
  );
}

const FRAMES = { done: ["f5", "f6"], now: ["fl", "fl3"], ahead: ["f3", "f1"] } as const;
const INKS = { done: "var(--i-ico)", now: "var(--accent-ink)", ahead: "var(--i-5)" } as const;

function Door({ x, y, width, state, sign }: StepProps & { readonly sign: string }) {
  const middle = x + width / 2;
  const [frame, inside] = FRAMES[state];
  return (
    <>
      {state === "now" && <circle cx={middle} cy={y - 52} r="104" fill="url(#stairs-lit)" />}
      <rect className="f5" x={x - 4} y={y} width={width + 4} height="8" rx="2" />
      <path className={frame} d={`M${middle - 40} ${y}v-60a40 40 0 0 1 80 0v60z`} />
      <path className={inside} d={`M${middle - 31} ${y}v-60a31 31 0 0 1 62 0v60z`} />
      <g
        transform={`translate(${middle - 16} ${y - 68}) scale(1.333)`}
        style={{ fill: "none", stroke: INKS[state], strokeWidth: 1.6 }}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={sign} />
      </g>
      {state === "now" && (
        <path
          fill="url(#stairs-spill)"
          d={`M${middle - 40} ${y + 8}h80l20 ${HEIGHT - y - 8}h-120z`}
        />
      )}
    </>
  );
}
