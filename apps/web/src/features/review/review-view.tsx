import type { UploadReading } from "@taiyari/contract";
import { correctedBy } from "@taiyari/domain/correct";
import { Link } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import type { WorkerLike } from "../../lib/documents/documents.ts";
import { buttonClass } from "../../ui/button.tsx";
import { CorrectionConflict } from "./correction-conflict.tsx";
import { FieldList } from "./fields/field-list.tsx";
import { HardToReadNote } from "./hard-to-read-note.tsx";
import { LastSteps } from "./last-steps.tsx";
import { ReviewContext } from "./state/review-context.ts";
import { ScoreLine } from "./score-line.tsx";
import { PagePanel } from "./sheet/page-panel.tsx";
import { TallyBar } from "./tally-bar.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useCorrections } from "./state/use-corrections.ts";
import { useDocuments, useScores } from "./state/use-documents.ts";
import { useKeys } from "./use-keys.ts";
import { useSelection } from "./state/use-selection.ts";
import styles from "./machine.module.css";

interface MachineViewProps {
  readonly upload: UploadReading;
  readonly userId: string;
  /** The line to begin at; null for the top. */
  readonly startLine: number | null;
  readonly startWorker: (() => WorkerLike) | undefined;
}

/** The page of a file beside the fields a machine keeps of it, to compare and to correct. */
export function ReviewView({ upload, userId, startLine, startWorker }: MachineViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { corrections, canUndo, canRedo, save, store } = useCorrections(upload, userId);
  const corrected = useMemo(
    () => correctedBy(upload.reading, corrections),
    [upload.reading, corrections],
  );
  const documents = useDocuments(upload.uploadId, startWorker);
  const fitting = useMemo(
    () => corrections.slice(0, corrected.fitting),
    [corrections, corrected.fitting],
  );
  const scores = useScores(documents.documents, upload, fitting);
  const [said, setSaid] = useState("");
  const [looksFirst, setLooksFirst] = useState(false);
  const refused = save.kind === "refused" && save.reason.kind === "no-place" ? save.reason : null;
  const fits = Math.min(refused?.index ?? Infinity, corrected.fitting);
  const machine = useSelection({ corrected, store, fitting, startLine, place, onSaid: setSaid });

  function step(direction: "undo" | "redo") {
    if (direction === "undo" ? !canUndo : !canRedo) return;
    store[direction]();
    setSaid(direction === "undo" ? "Undone." : "Done again.");
  }
  useKeys(place, machine, step);

  return (
    <ReviewContext value={machine}>
      <div className={styles["wrap"]} ref={place}>
        <MachineHeader uploadId={upload.uploadId} />
        <TallyBar />
        <ScoreLine scores={scores} corrections={fitting.length} />
        <p className="vh" aria-live="polite">
          {said}
        </p>
        <div className={styles["split"]}>
          <PagePanel fileName={upload.fileName} documents={documents} />
          <section className={styles["right"]} aria-labelledby="fields-title">
            <h2 className="vh" id="fields-title" tabIndex={-1}>
              Fields as read
            </h2>
            <Toolbar
              save={save}
              canUndo={canUndo}
              canRedo={canRedo}
              onStep={step}
              onChoose={() => setLooksFirst(false)}
              lost={corrections.length - fits}
              onLeaveOut={() => store.truncate(fits)}
            />
            <HardToReadNote signs={upload.reading.hardToRead ?? []} />
            <FieldList />
            <LastSteps
              upload={upload}
              corrections={fitting.length}
              saveNow={store.saveNow}
              hasConflict={save.kind === "conflict"}
            />
          </section>
        </div>
        {save.kind === "conflict" && !looksFirst && (
          <CorrectionConflict
            corrections={corrections}
            store={store}
            onClose={() => setLooksFirst(true)}
          />
        )}
      </div>
    </ReviewContext>
  );
}

function MachineHeader({ uploadId }: { readonly uploadId: string }) {
  return (
    <header className={styles["head"]}>
      <nav className={styles["crumb"]} aria-label="Breadcrumb">
        <Link to="/resume">Resume Builder</Link>
        <span aria-hidden="true">/</span>
        <Link to="/resume/report/result" search={{ id: uploadId }}>
          Report
        </Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">What a machine reads</span>
      </nav>
      <div>
        <h1>What a machine reads</h1>
        <p>
          An applicant tracking system keeps these fields and nothing else. Check them once;
          everything after this works from them.
        </p>
      </div>
      <Link
        to="/resume/report/result"
        search={{ id: uploadId }}
        className={buttonClass("line", styles["back"])}
      >
        Back to report
      </Link>
    </header>
  );
}
