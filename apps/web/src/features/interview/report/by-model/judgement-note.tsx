import type { ReportByModel } from "@taiyari/domain/interview";
import { useEffect, useRef } from "react";
import { formatDate } from "../../../../lib/dates.ts";
import { Button } from "../../../../ui/button.tsx";
import { keptSentences } from "./judgement-words.ts";
import type { Judging } from "./use-judgement.ts";
import styles from "./judgement-note.module.css";

interface JudgementNoteProps {
  readonly judging: Judging;
  readonly kept: ReportByModel["kept"] | null;
  readonly shows: "model" | "built-in";
  readonly onShow: (engine: "model" | "built-in") => void;
}

/** Under the title of a report: that the language model reads, why it did not, and whose reading is shown. Nothing where it was never asked. */
export function JudgementNote({ judging, kept, shows, onShow }: JudgementNoteProps) {
  const { progress, problem, judgement, stop } = judging;
  const note = useRef<HTMLElement>(null);
  const isBusy = progress !== null;
  const wasBusy = useRef(false);
  useEffect(() => {
    // The button that was pressed may be gone.
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      note.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const isShown = isBusy || problem !== null || judgement !== null;
  const isOther = shows === "model" ? "built-in" : "model";
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label="The language model"
      hidden={!isShown}
      className={`card ${styles["note"]}`}
    >
      <div role="status">
        <p>{sentencesOf(judging, kept, shows).join(" ")}</p>
      </div>
      {isBusy && (
        <Button kind="line" onClick={stop}>
          Stop
        </Button>
      )}
      {!isBusy && judgement && (
        <Button kind="line" onClick={() => onShow(isOther)}>
          {isOther === "model" ? "Show the language model’s reading" : "Show the built-in reading"}
        </Button>
      )}
    </section>
  );
}

function sentencesOf(
  { progress, problem, judgement, model }: Judging,
  kept: ReportByModel["kept"] | null,
  shows: JudgementNoteProps["shows"],
): readonly string[] {
  if (progress) {
    const { done, of } = progress;
    return [of === 0 ? "Asking the language model" : `${model} reads answer ${done + 1} of ${of}`];
  }
  const why = problem === null ? [] : [problem];
  if (!judgement) return [...why, "This is the built-in reading."];
  if (shows === "built-in")
    return [...why, "This is the built-in reading. The language model read this interview too."];
  return [
    ...why,
    `${judgement.engine} scored these answers on the same rubric on ${formatDate(judgement.judgedAt)}.`,
    "Every quote was found in your answer.",
    ...(kept ? keptSentences(kept) : []),
  ];
}
