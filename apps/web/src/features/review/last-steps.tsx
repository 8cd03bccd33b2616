import type { UploadReading } from "@taiyari/contract";
import { toJsonResume } from "@taiyari/domain/convert";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { count } from "../../lib/numbers.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { tallyOf } from "./state/corrected.ts";
import { useReview } from "./state/review-context.ts";
import { useMakeResume } from "./use-make-resume.ts";
import styles from "./machine.module.css";

interface LastStepsProps {
  readonly upload: UploadReading;
  readonly corrections: number;
  /** @returns whether the server has every correction */
  readonly saveNow: () => Promise<boolean>;
  readonly hasConflict: boolean;
}

/** What to do with the fields once they are right. */
export function LastSteps({ upload, corrections, saveNow, hasConflict }: LastStepsProps) {
  const { reading, fields } = useReview();
  const navigate = useNavigate();
  const makeResume = useMakeResume(upload, reading);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function makeReport() {
    setIsBusy(true);
    const hasArrived = await saveNow();
    setIsBusy(false);
    if (!hasArrived) {
      setProblem(
        "Your corrections are not on the server yet, so a report would miss them. Try again when they are saved.",
      );
      return;
    }
    await navigate({ to: "/resume/report/result", search: { id: upload.uploadId } });
  }

  async function openInEditor() {
    setIsBusy(true);
    setProblem(null);
    const made = await makeResume(await saveNow());
    setIsBusy(false);
    if (made.id === null) return setProblem(made.problem);
    await navigate({ to: "/resume/builder/$id", params: { id: made.id } });
  }

  return (
    <div className={styles["last"]}>
      {problem && <p role="alert">{problem}</p>}
      <p>{standing(tallyOf(fields), corrections, (reading.hardToRead ?? []).length > 0)}</p>
      <div className={styles["lastActs"]}>
        <Button
          kind="primary"
          disabled={hasConflict}
          isBusy={isBusy}
          onClick={() => void openInEditor()}
        >
          Open in the editor
        </Button>
        <Button
          kind="line"
          disabled={hasConflict}
          isBusy={isBusy}
          onClick={() => void makeReport()}
        >
          Make the report
        </Button>
      </div>
      <Button
        kind="quiet"
        onClick={() =>
          saveFile(
            `${upload.fileName.replace(/\.[^.]+$/u, "")}.json`,
            `${JSON.stringify(toJsonResume(reading), null, 2)}\n`,
            "application/json",
          )
        }
      >
        <LineIcon name="download" small />
        Download as JSON Resume
      </Button>
    </div>
  );
}

function standing(
  { unsure, absent }: ReturnType<typeof tallyOf>,
  corrections: number,
  isHard: boolean,
): string {
  const open = [
    unsure > 0 ? count(unsure, "field to look at", "fields to look at") : "",
    absent > 0 ? count(absent, "was not found", "were not found") : "",
  ].filter(Boolean);
  const done = corrections > 0 ? `${count(corrections, "correction")} made. ` : "";
  return open.length > 0
    ? `${done}${open.join(", ")}.`
    : `${done}${isHard ? "What was found is sure, and may not be all." : "Every field is sure."}`;
}
