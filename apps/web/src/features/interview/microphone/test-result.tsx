import { LineIcon } from "../../../ui/line-icon.tsx";
import { GOOD_FROM, GOOD_TO } from "../../../lib/voice/level-meter.ts";
import type { MicrophoneTested } from "./use-microphone-test.ts";
import styles from "./microphone.module.css";

interface TestResultProps {
  readonly tested: MicrophoneTested;
  /** Of 100; null where no voice was heard. */
  readonly level: number | null;
  readonly label: string;
}

/** How well the sentence was heard, and what to do where it was not. */
export function TestResult({ tested, level, label }: TestResultProps) {
  const { title, text } = resultOf(tested, level, label);
  return (
    <div className={styles["result"]} role="status">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

function resultOf(
  { heard, understood, roomBelow, problem }: MicrophoneTested,
  level: number | null,
  label: string,
) {
  if (level === null && heard === "") {
    return {
      title: "We hear nothing",
      text: `Choose another device, or see whether ${label} is switched off.`,
    };
  }
  if (level !== null && level < GOOD_FROM) {
    return {
      title: "We hear you, only just",
      text: (
        <>
          Level {level} of 100. Move closer, or raise the input level of <b>{label}</b>. You can go
          on like this; you will see what was understood.
        </>
      ),
    };
  }
  if (heard === "") {
    return {
      title: "We hear you, but nothing was written down",
      text: problem ?? "Say the sentence again, a little slower.",
    };
  }
  if (level !== null && level > GOOD_TO) {
    return {
      title: "You are very loud",
      text: `Level ${level} of 100. Move away a little, or lower the input level.`,
    };
  }
  const words = `${understood.words} of ${understood.of} test words understood.`;
  const room = roomBelow !== null && roomBelow < QUIET_ROOM ? "room loud" : "room quiet";
  return { title: "We hear you well", text: `Level good, ${room}, ${words}` };
}

/** Speech is understood well from about this far above the room. dB; ITU-T and recogniser vendors ask for 15 to 20. */
const QUIET_ROOM = 15;

/** How far the room is below the voice. */
export function RoomNote({ below }: { readonly below: number }) {
  const isQuiet = below >= QUIET_ROOM;
  return (
    <li data-tone={isQuiet ? "ok" : "wait"}>
      <LineIcon name={isQuiet ? "check-circle" : "warn"} small />
      <span>
        {isQuiet
          ? `The room is quiet: ${below} dB under your voice.`
          : `The room is loud: only ${below} dB under your voice. A headset helps.`}
      </span>
    </li>
  );
}
