import { ORPCError } from "@orpc/client";
import type { AssessmentAttempt } from "@taiyari/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import { client } from "../../../lib/api.ts";
import { isOutage } from "../../../lib/failures.ts";
import { createExamStore, type ExamSnapshot, type ExamStore } from "./exam-store.ts";

export type ExamState = ExamSnapshot & Pick<ExamStore, "answer" | "mark" | "handIn">;

/**
 * The answers of an assessment, kept and sent as they are given.
 *
 * @param clockAhead  the server's clock against this one's, in milliseconds
 * @param onEnded     called when it was handed in, or is over
 */
export function useExam(
  attempt: AssessmentAttempt,
  clockAhead: number,
  onEnded: () => void,
): ExamState {
  const [store] = useState(() => makeStore(attempt, clockAhead));
  const snapshot = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    const send = () => void store.send();
    send();
    window.addEventListener("online", send);
    return () => {
      window.removeEventListener("online", send);
      store.stop();
    };
  }, [store]);
  useEffect(() => {
    if (snapshot.phase === "closed") onEnded();
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever else is drawn
  }, [snapshot.phase]);
  const { answer, mark, handIn } = store;
  return { ...snapshot, answer, mark, handIn };
}

/** Whether a question has an answer that says something. */
export function isAnswered({ answers }: ExamSnapshot, id: string): boolean {
  return (answers.get(id) ?? "").trim() !== "";
}

function makeStore(attempt: AssessmentAttempt, clockAhead: number): ExamStore {
  const { id } = attempt;
  return createExamStore(
    attempt,
    {
      answer: (answers) => client.assessment.answer({ id, answers }),
      submit: (answers) => client.assessment.submit({ id, answers }),
      isOutage,
      isOver: (error) => error instanceof ORPCError && error.code === "ASSESSMENT_OVER",
    },
    () => Date.now() + clockAhead,
  );
}
