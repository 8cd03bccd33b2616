import { assertNever } from "@taiyari/domain/result";
import { count } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import type { SaveState } from "./state/correction-store.ts";
import styles from "./machine.module.css";

interface ToolbarProps {
  readonly save: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onStep: (direction: "undo" | "redo") => void;
  /** Opens the choice between two savings. */
  readonly onChoose: () => void;
  /** Corrections that do not fit the reading any more. */
  readonly lost: number;
  readonly onLeaveOut: () => void;
}

const STEPS = [
  { direction: "undo", label: "Undo", keys: "Ctrl Z", sign: "undo" },
  { direction: "redo", label: "Redo", keys: "Ctrl Shift Z", sign: "redo" },
] as const;

/** Undo, redo, and where the corrections are kept. */
export function Toolbar(props: ToolbarProps) {
  const { save, canUndo, canRedo, onStep, onChoose, lost, onLeaveOut } = props;
  return (
    <>
      <div className={styles["toolbar"]}>
        <p role="status">{saveSentence(save)}</p>
        {save.status === "conflict" && (
          <Button kind="line" onClick={onChoose}>
            Choose
          </Button>
        )}
        {STEPS.map(({ direction, label, keys, sign }) => (
          <Button
            key={direction}
            kind="quiet"
            aria-label={label}
            title={`${label}, ${keys}`}
            aria-disabled={direction === "undo" ? !canUndo : !canRedo}
            onClick={() => onStep(direction)}
          >
            <LineIcon name={sign} />
          </Button>
        ))}
      </div>
      {save.status === "too-much" && (
        <div className={styles["notice"]} role="alert">
          <LineIcon name="warn" />
          <p>
            These are more corrections than Taiyari keeps for one file. All of them are on this
            device. Undo the last ones until it says Saved, or put the file itself right and upload
            it again.
          </p>
        </div>
      )}
      {lost > 0 && (
        <div className={styles["notice"]} role="alert">
          <LineIcon name="warn" />
          <p>
            {count(lost, "correction")} made earlier {lost === 1 ? "does" : "do"} not fit how the
            file is read now. The fields below are without {lost === 1 ? "it" : "them"}.
          </p>
          <Button kind="line" onClick={onLeaveOut}>
            Leave {lost === 1 ? "it" : "them"} out
          </Button>
        </div>
      )}
    </>
  );
}

function saveSentence(save: SaveState): string {
  switch (save.status) {
    case "untouched":
      return "";
    case "saving":
      return "Saving";
    case "saved":
      return "Saved";
    case "kept":
      return "Kept on this device. Taiyari does not answer; it is sent as soon as it does.";
    case "conflict":
      return "Not saved yet. Other corrections were saved meanwhile.";
    case "refused":
      return "Not saved yet. The server finds no place for some of it.";
    case "too-much":
      return "Not saved";
    default:
      return assertNever(save);
  }
}
