import { assertNever } from "@taiyari/domain/result";
import type { SyncStatus } from "@taiyari/domain/sync";
import { count } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import type { CorrectionRefusal } from "./state/correction-store.ts";
import styles from "./machine.module.css";

interface ToolbarProps {
  readonly save: SyncStatus<CorrectionRefusal>;
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
        {save.kind === "conflict" && (
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
      {save.kind === "refused" && save.reason.kind === "too-large" && (
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

function saveSentence(save: SyncStatus<CorrectionRefusal>): string {
  switch (save.kind) {
    case "saved":
      return save.at === null ? "" : "Saved";
    case "saving":
      return "Saving";
    case "waiting":
      return "Kept on this device. Taiyari does not answer; it is sent as soon as it does.";
    case "no-space":
      return "Kept on this device. The server has no space left; it is sent as soon as there is some.";
    case "unstored":
      return "Not saved yet. Taiyari cannot keep it now, and this browser has no room to keep it.";
    case "conflict":
      return "Not saved yet. Other corrections were saved meanwhile.";
    case "signed-out":
      return "Kept on this device. It is sent when you sign in again.";
    case "gone":
      return "Kept on this device. This resume was deleted elsewhere.";
    case "refused":
      return refusedSentence(save.reason);
    default:
      return assertNever(save);
  }
}

function refusedSentence({ kind }: CorrectionRefusal): string {
  switch (kind) {
    case "no-place":
      return "Not saved yet. The server finds no place for some of it.";
    case "too-large":
      return "Not saved";
    case "invalid":
      return "Not saved yet. The server does not take it as it is.";
    default:
      return assertNever(kind);
  }
}
