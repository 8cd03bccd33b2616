import type { InterviewerManner } from "@taiyari/domain/interview";
import type { CSSProperties } from "react";
import { ARCH_HEIGHTS, ARCHES } from "./arches.ts";
import type { Presence } from "./presence.ts";
import { RoomNiches } from "./room-niches.tsx";
import { VoiceBars } from "./voice-bars.tsx";
import styles from "./doorway.module.css";

interface DoorwayProps {
  readonly manner: InterviewerManner;
  readonly presence: Presence;
  /** How loud the person is, from 0 to 1; while it listens. */
  readonly level?: number;
}

/** The interviewer: a doorway whose shape is the manner and whose light says whose turn it is. */
export function Doorway({ manner, presence, level = 0 }: DoorwayProps) {
  const isLit = presence === "listening" || presence === "typing";
  return (
    <svg
      className={styles["doorway"]}
      data-presence={presence}
      viewBox="0 0 1000 420"
      preserveAspectRatio={presence === "typing" ? "xMidYMax meet" : "xMidYMax slice"}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="room-path" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.5 }} />
          <stop offset="0.2" style={{ stopColor: "var(--accent)", stopOpacity: 0.2 }} />
          <stop offset="0.75" style={{ stopColor: "var(--accent)", stopOpacity: 0.06 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
        </linearGradient>
        <clipPath id="room-niche">
          <path d="M-36 0V-62a36 36 0 0 1 72 0V0z" />
        </clipPath>
        <radialGradient id="room-bulb">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.6 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
        </radialGradient>
      </defs>
      <path className="k2" strokeWidth="2" d="M-600 400H1600" />
      <RoomNiches />
      {isLit && (
        <path className={styles["light"]} fill="url(#room-path)" d="M390 404h220l420 300H-30z" />
      )}
      {presence === "speaking" && <Ripples manner={manner} />}
      <Arches manner={manner} presence={presence} isLit={isLit} />
      {presence !== "speaking" && <Lamp manner={manner} presence={presence} isLit={isLit} />}
      {presence === "listening" && <VoiceBars level={level} />}
      {presence === "typing" && <TypedLines />}
      {presence === "thinking" && <ThinkingArches manner={manner} />}
      <rect className="f5" x="312" y="398" width="376" height="11" rx="4" />
      <path className="f4" d="M328 409h344l-8 8H336z" />
    </svg>
  );
}

interface PartProps {
  readonly manner: InterviewerManner;
}

function Arch({
  manner,
  size,
  className,
}: PartProps & { readonly size: number; readonly className: string | undefined }) {
  return (
    <path
      className={className}
      transform={`translate(500 400) scale(${size})`}
      vectorEffect="non-scaling-stroke"
      d={ARCHES[manner]}
    />
  );
}

const SIZES = [174, 150, 122, 98] as const;

function Arches({
  manner,
  presence,
  isLit,
}: PartProps & { readonly presence: Presence; readonly isLit: boolean }) {
  if (presence === "lost" || presence === "paused")
    return SIZES.map((size) => (
      <Arch key={size} manner={manner} size={size} className={styles["outline"]} />
    ));
  if (presence === "speaking")
    return (
      <>
        <Arch manner={manner} size={174} className="f2" />
        <Arch manner={manner} size={150} className="f3" />
        <Arch manner={manner} size={122} className="f4" />
        <Arch manner={manner} size={92} className="f5" />
        <Arch manner={manner} size={60} className="f6" />
        <path
          className={styles["mouth"]}
          d="M476 341v22M488 329v46M500 320v64M512 333v38M524 343v18"
        />
      </>
    );
  return (
    <>
      <Arch manner={manner} size={174} className="f2" />
      <Arch manner={manner} size={150} className="f3" />
      <Arch manner={manner} size={122} className={isLit ? styles["inner"] : "f2"} />
      <Arch manner={manner} size={98} className={isLit ? styles["innermost"] : "f1"} />
    </>
  );
}

/** Its voice, going outwards. Stands still under reduced motion. */
function Ripples({ manner }: PartProps) {
  return [292, 250, 211].map((size, at) => (
    <g key={size} className={styles["ripple"]} style={{ "--at": at } as CSSProperties}>
      <Arch manner={manner} size={size} className={styles["wave"]} />
    </g>
  ));
}

function Lamp({
  manner,
  presence,
  isLit,
}: PartProps & { readonly presence: Presence; readonly isLit: boolean }) {
  const top = 400 - 150 * ARCH_HEIGHTS[manner];
  const isOff = presence === "paused" || presence === "lost";
  return (
    <g className={isLit ? styles["lit"] : isOff ? styles["off"] : styles["dim"]}>
      <path className={styles["cord"]} d={`M500 ${top}V115`} />
      <rect className={styles["socket"]} x="493" y="112" width="14" height="12" rx="3" />
      {isLit && <circle cx="500" cy="136" r="62" fill="url(#room-bulb)" />}
      <circle className={styles["bulb"]} cx="500" cy="135" r="13" />
      {isLit && <circle className={styles["heart"]} cx="500" cy="136" r="6" />}
    </g>
  );
}

function TypedLines() {
  return (
    <>
      <path className={styles["typed"]} d="M440 300h118M440 326h96M440 352h54" />
      <path className={styles["caret"]} d="M512 340v24" />
    </>
  );
}

/** Three small doorways that fill in turn. */
function ThinkingArches({ manner }: PartProps) {
  return [456, 500, 544].map((x, at) => (
    <path
      key={x}
      className={styles["thought"]}
      style={{ "--at": at } as CSSProperties}
      transform={`translate(${x} 352) scale(13)`}
      d={ARCHES[manner]}
    />
  ));
}
