import { Link } from "@tanstack/react-router";
import type { SimulationEntry } from "@taiyari/domain/simulation";
import { DEBRIEF, DESK } from "../../../shared/simulation/addresses.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import type { DayStanding } from "./played.ts";
import styles from "./begin-dialog.module.css";

interface BeginDialogProps {
  readonly day: SimulationEntry;
  readonly standing: DayStanding;
  readonly onBegin: () => void;
  readonly onClose: () => void;
}

/** What to do with a day that was begun before: go on, look at what came of it, or begin anew. */
export function BeginDialog({
  day,
  standing: { going, best },
  onBegin,
  onClose,
}: BeginDialogProps) {
  return (
    <ModalDialog title={day.title} onClose={onClose} size="small">
      {going ? (
        <p className={`num ${styles["text"]}`}>
          A day of yours stands still at {going.time}, {going.handedIn} of {going.tasks} handed in.
          It stays where it is when you begin anew.
        </p>
      ) : (
        <p className={`num ${styles["text"]}`}>
          Your best day has {best?.over?.score} of 100. What you decide otherwise changes what
          happens, and how it ends.
        </p>
      )}
      <div className={styles["acts"]}>
        {going && (
          <Link className={buttonClass("next")} to={DESK} params={{ id: going.own.head.id }}>
            Go on
          </Link>
        )}
        <Button kind={going ? "line" : "next"} onClick={onBegin}>
          Begin anew
        </Button>
        {!going && best && (
          <Link className={buttonClass("line")} to={DEBRIEF} params={{ id: best.own.head.id }}>
            See the debrief
          </Link>
        )}
      </div>
    </ModalDialog>
  );
}
