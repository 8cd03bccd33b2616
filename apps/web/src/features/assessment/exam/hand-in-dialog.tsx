import type { Question } from "@taiyari/domain/learning";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { isAnswered, type ExamState } from "./use-exam.ts";
import styles from "./exam.module.css";

interface HandInDialogProps {
  readonly questions: readonly Question[];
  readonly exam: ExamState;
  /** From 0. */
  readonly onGo: (at: number) => void;
  readonly onClose: () => void;
}

/** Asks before the end, and lists what is open or was marked. */
export function HandInDialog({ questions, exam, onGo, onClose }: HandInDialogProps) {
  const places = [...questions.keys()];
  const idOf = (at: number) => questions[at]?.id ?? "";
  const open = places.filter((at) => !isAnswered(exam, idOf(at)));
  const marked = places.filter((at) => exam.marked.has(idOf(at)));

  function go(at: number) {
    onClose();
    onGo(at);
  }

  return (
    <ModalDialog title="Hand in?" size="small" onClose={onClose}>
      <p className={`num ${styles["ask"]}`}>
        {open.length === 0 ? "All questions are answered." : sayOpen(open.length)} After handing in
        nothing can be changed, and your answers are judged.
      </p>
      <div className={styles["left"]}>
        <Places label="Not answered" places={open} onGo={go} />
        <Places label="Marked to look again" places={marked} onGo={go} />
      </div>
      <div className={styles["asked"]}>
        <Button kind="line" onClick={onClose}>
          Go on writing
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            onClose();
            void exam.handIn();
          }}
        >
          Hand in now
        </Button>
      </div>
    </ModalDialog>
  );
}

interface PlacesProps {
  readonly label: string;
  readonly places: readonly number[];
  readonly onGo: (at: number) => void;
}

function Places({ label, places, onGo }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <>
      <p className="small muted">{label}</p>
      <div>
        {places.map((at) => (
          <Button
            key={at}
            kind="line"
            aria-label={`Go to question ${at + 1}`}
            onClick={() => onGo(at)}
          >
            {at + 1}
          </Button>
        ))}
      </div>
    </>
  );
}

function sayOpen(open: number): string {
  return `${open === 1 ? "One question is" : `${open} questions are`} not answered yet.`;
}
