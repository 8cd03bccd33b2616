import { useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { savedText } from "./draft/saved-text.ts";
import { workOf } from "./draft/work-draft.ts";
import { WorkFields } from "./fields/work-fields.tsx";
import { HandInMessage } from "./hand-in-message.tsx";
import { liveSigns } from "./signs/live-signs.ts";
import { SignList } from "./signs/sign-list.tsx";
import { useWork, type WorkProps } from "./use-work.ts";
import { WordsLeft } from "./words-left.tsx";
import { WorkDialogs } from "./work-dialogs.tsx";
import styles from "./second-version.module.css";

/** Work that was sent back: it begins with the first version, and says beside it how what was asked for stands. */
export function SecondVersion(props: WorkProps) {
  const { day, task, standing } = props;
  const work = useWork(props);
  const { written, hand, fields, hasData, setLooking } = work;
  const { draft } = written;
  const { people } = day.scenario;
  const minute = Math.floor(day.state.time);
  const signs = useMemo(
    () => liveSigns({ task, standing, work: workOf(draft, null), at: minute, people }),
    [task, standing, draft, minute, people],
  );
  const [isLeaving, setLeaving] = useState(false);
  return (
    <section className={styles["again"]} aria-labelledby="second-version">
      <div className={styles["editor"]}>
        <div className={styles["head"]}>
          <h2 id="second-version">Second version</h2>
          <p className="num">
            Starts from your first.{written.savedAt === null ? "" : ` ${savedText(written)}`}
          </p>
        </div>
        <div className={styles["fields"]}>
          <WorkFields {...fields} />
        </div>
      </div>
      <aside>
        <h3>What it was sent back for</h3>
        <SignList signs={signs} />
        <p className={`num ${styles["left"]}`}>
          <WordsLeft task={task} draft={draft} />
        </p>
      </aside>
      <div className={styles["message"]}>
        <HandInMessage message={hand.message} />
      </div>
      <footer>
        <Button kind="next" isBusy={hand.isBusy} onClick={() => hand.begin()}>
          {hand.isBusy ? "Running it once more" : "Hand in again"}
        </Button>
        {hasData && (
          <Button kind="line" onClick={() => setLooking(true)}>
            Look at the data
          </Button>
        )}
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          Leave it as it was
        </Button>
        <p>Both versions are kept. The second one counts.</p>
      </footer>
      <WorkDialogs {...{ day, task, work }} />
      {isLeaving && (
        <ModalDialog title="Leave it as it was?" size="small" onClose={() => setLeaving(false)}>
          <p className={styles["ask"]}>
            The first version counts then, and nothing more can be handed in for this. What you have
            written of a second one is not seen by anybody.
          </p>
          <div className={styles["acts"]}>
            <Button kind="primary" onClick={() => day.act({ kind: "left-as-is", task: task.id })}>
              Leave it as it was
            </Button>
            <Button kind="quiet" onClick={() => setLeaving(false)}>
              Go on writing
            </Button>
          </div>
        </ModalDialog>
      )}
    </section>
  );
}
