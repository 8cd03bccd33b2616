import { STEPS } from "./steps.ts";
import { DoorLight } from "../../ui/door-light.tsx";
import type { StepId } from "./progress.ts";

interface StairProps {
  /** Steps in which the person is ready. */
  readonly walked: ReadonlySet<StepId>;
  /** Null until it is known, and where nothing is left to gain. */
  readonly next: StepId | null;
}

const STEP_WIDTH = 120;
const STEP_HEIGHT = 54;
const BOTTOM = 430;

/** Five rising steps, each with a doorway; the light falls out of the next one. */
export function Stair({ walked, next }: StairProps) {
  const title = STEPS.find((step) => step.id === next)?.title;
  const lamp = title === undefined ? "" : ` The lamp is lit at ${title}, your next step.`;
  return (
    <svg
      viewBox="0 0 620 430"
      role="img"
      aria-label={`Five rising steps, each with a doorway.${lamp}`}
    >
      <defs>
        <DoorLight name="stair" />
      </defs>
      <circle className="f1" cx="428" cy="206" r="192" />
      {STEPS.map(({ id }, index) => (
        <Block key={id} index={index} />
      ))}
      {STEPS.map(({ id, Icon }, index) => (
        <Doorway
          key={id}
          index={index}
          Icon={Icon}
          state={id === next ? "next" : walked.has(id) ? "walked" : "ahead"}
        />
      ))}
    </svg>
  );
}

function place(index: number): { x: number; top: number } {
  return { x: 10 + index * STEP_WIDTH, top: 352 - index * STEP_HEIGHT };
}

function Block({ index }: { readonly index: number }) {
  const { x, top } = place(index);
  return (
    <>
      <path className="f2" d={`M${x} ${top}h120V${BOTTOM}H${x}z`} />
      {index > 0 && <path className="f3" d={`M${x} ${top}h10V${BOTTOM}H${x}z`} />}
    </>
  );
}

const COLOURS = {
  walked: { arch: "f5", inside: "f6", icon: "var(--i-ico)" },
  next: { arch: "fl", inside: "fl3", icon: "var(--accent-ink)" },
  ahead: { arch: "f3", inside: "f1", icon: "var(--i-5)" },
};

interface DoorwayProps {
  readonly index: number;
  readonly Icon: (typeof STEPS)[number]["Icon"];
  readonly state: keyof typeof COLOURS;
}

function Doorway({ index, Icon, state }: DoorwayProps) {
  const { x, top } = place(index);
  const colours = COLOURS[state];
  const left = x + 20;
  const spring = top - 76;
  return (
    <>
      <rect className="f5" x={x - 6} y={top} width={index === 4 ? 132 : 126} height="9" rx="2" />
      {state === "next" && <circle cx={left + 42} cy={top - 66} r="104" fill="url(#stair-lit)" />}
      <path className={colours.arch} d={`M${left} ${top}V${spring}a42 42 0 0 1 84 0V${top}z`} />
      <path
        className={colours.inside}
        d={`M${left + 9} ${top}V${spring}a33 33 0 0 1 66 0V${top}z`}
      />
      {/* The icon brings its own frame of 24 units. */}
      <g
        transform={`translate(${left + 25} ${spring}) scale(${34 / 24})`}
        style={{ color: colours.icon }}
      >
        <Icon className="drawn" />
      </g>
      {state === "next" && (
        <path
          fill="url(#stair-spill)"
          d={`M${left} ${top + 9}h84l22 ${BOTTOM - top - 9}H${left - 22}z`}
        />
      )}
    </>
  );
}
