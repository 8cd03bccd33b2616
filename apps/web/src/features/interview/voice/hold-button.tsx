import type { KeyboardEvent } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./voice.module.css";

interface HoldButtonProps {
  readonly isHeld: boolean;
  readonly onHold: (isHeld: boolean) => void;
}

function isKey({ key }: KeyboardEvent): boolean {
  return key === " " || key === "Enter";
}

/** Talks while it is pressed, by pointer or key. */
export function HoldButton({ isHeld, onHold }: HoldButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass("line", styles["hold"])}
      aria-pressed={isHeld}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold(true);
      }}
      onPointerUp={() => onHold(false)}
      onPointerCancel={() => onHold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (!event.repeat) onHold(true);
      }}
      onKeyUp={(event) => {
        if (isKey(event)) onHold(false);
      }}
      onBlur={() => {
        if (isHeld) onHold(false);
      }}
    >
      <LineIcon name="hand" />
      {isHeld ? "Talking" : "Hold to talk"}
      <kbd aria-hidden="true">Space</kbd>
    </button>
  );
}
