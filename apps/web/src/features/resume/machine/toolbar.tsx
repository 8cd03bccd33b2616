import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { SaveState } from "./correction-store.ts";
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
        <Button
          kind="quiet"
          aria-label="Undo"
          title="Undo, Ctrl Z"
          aria-disabled={!canUndo}
          onClick={() => onStep("undo")}
        >
          <LineIcon name="undo" />
        </Button>
        <Button
          kind="quiet"
          aria-label="Redo"
          title="Redo, Ctrl Shift Z"
          aria-disabled={!canRedo}
          onClick={() => onStep("redo")}
        >
          <LineIcon name="redo" />
        </Button>
      </div>
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
  }
}
