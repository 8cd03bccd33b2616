import type { Correction } from "@taiyari/domain/resume";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { correctionWords } from "./correction-words.ts";
import styles from "./machine.module.css";

interface ConflictDialogProps {
  readonly mine: readonly Correction[];
  readonly theirs: readonly Correction[];
  readonly onChoose: (whose: "mine" | "theirs") => void;
  /** To look at the page first. */
  readonly onClose: () => void;
}

/** More than these are counted only. */
const SHOWN = 5;

/** Two tabs or devices corrected the same resume. Shows what each did; the person chooses. */
export function ConflictDialog({ mine, theirs, onChoose, onClose }: ConflictDialogProps) {
  const same = sharedStart(mine, theirs);
  return (
    <ModalDialog title="This resume was corrected in two places" onClose={onClose}>
      <p className={styles["question"]}>
        Another tab or device saved corrections while you made yours. Only one of the two can be
        kept; nothing is lost until you choose.
      </p>
      <div className={styles["sides"]}>
        <Side title="Saved there" corrections={theirs.slice(same)} />
        <Side title="Made here" corrections={mine.slice(same)} />
      </div>
      <div className={styles["choices"]}>
        <Button kind="line" onClick={() => onChoose("theirs")}>
          Take what was saved there
        </Button>
        <Button kind="primary" onClick={() => onChoose("mine")}>
          Keep mine
        </Button>
      </div>
    </ModalDialog>
  );
}

interface SideProps {
  readonly title: string;
  readonly corrections: readonly Correction[];
}

function Side({ title, corrections }: SideProps) {
  const more = corrections.length - SHOWN;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {corrections.length === 0 && <li>Nothing that is not here too</li>}
        {corrections.slice(0, SHOWN).map((correction, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes while it is shown
          <li key={index}>{correctionWords(correction)}</li>
        ))}
        {more > 0 && <li>And {count(more, "more correction")}</li>}
      </ul>
    </section>
  );
}

/** How many corrections both begin with. */
function sharedStart(mine: readonly Correction[], theirs: readonly Correction[]): number {
  const differs = mine.findIndex(
    (correction, index) => correctionWords(correction) !== wordsAt(theirs, index),
  );
  return differs < 0 ? mine.length : differs;
}

function wordsAt(corrections: readonly Correction[], index: number): string {
  const correction = corrections[index];
  return correction ? correctionWords(correction) : "";
}
