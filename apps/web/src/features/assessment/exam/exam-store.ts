import type { AssessmentAnswer, AssessmentAttempt } from "@taiyari/contract";
import { MAX_ANSWER_TEXT } from "@taiyari/domain/learning";
import { forgetKept, type KeptAnswers, readKept, storeKept } from "./kept-answers.ts";

/** After the last letter, so that a query is not sent letter by letter. */
const REST_MS = 800;
const AGAIN_MS = 5_000;

export interface ExamSnapshot {
  /** By question; those without one are not there. */
  readonly answers: ReadonlyMap<string, string>;
  /** Questions to look at again. */
  readonly marked: ReadonlySet<string>;
  /** `closed`: handed in, or over, and the result is there. */
  readonly phase: "writing" | "handing-in" | "closed";
  /** Whether answers wait for a connection. */
  readonly isWaiting: boolean;
}

export interface ExamStore {
  readonly get: () => ExamSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly answer: (question: string, answer: string) => void;
  readonly mark: (question: string, isMarked: boolean) => void;
  readonly handIn: () => Promise<void>;
  /** Sends what waits, now. */
  readonly send: () => Promise<void>;
  /** Sends nothing more by itself; what is kept stays on this device. */
  readonly stop: () => void;
}

/** What the server is asked. Each rejects as the client does. */
export interface ExamServer {
  readonly answer: (answers: AssessmentAnswer[]) => Promise<unknown>;
  readonly submit: (answers: AssessmentAnswer[]) => Promise<unknown>;
  /** Whether asking again may help. */
  readonly isOutage: (error: unknown) => boolean;
  readonly isOver: (error: unknown) => boolean;
}

/**
 * The answers of an assessment: kept on this device at once, sent as they are given, and handed in. What could not be sent
 * is sent when there is a connection.
 *
 * @param now  the server's time, in milliseconds
 */
export function createExamStore(
  attempt: AssessmentAttempt,
  server: ExamServer,
  now: () => number,
): ExamStore {
  const { id } = attempt;
  const listeners = new Set<() => void>();
  let kept = readKept(attempt);
  let phase: ExamSnapshot["phase"] = "writing";
  let isWaiting = false;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot = take();

  function take(): ExamSnapshot {
    const answers = new Map(kept.answers.map(({ question, answer }) => [question, answer]));
    return { answers, marked: new Set(kept.marked), phase, isWaiting };
  }

  function show(): void {
    snapshot = take();
    for (const listener of listeners) listener();
  }

  function change(next: KeptAnswers): void {
    kept = next;
    storeKept(id, next);
    show();
  }

  function close(): void {
    clearTimeout(timer);
    forgetKept(id);
    phase = "closed";
    show();
  }

  function later(work: () => Promise<void>, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), ms);
  }

  async function send(): Promise<void> {
    const unsent = kept.answers.filter(({ isSent }) => !isSent);
    if (phase !== "writing" || isSending || unsent.length === 0) return;
    isSending = true;
    try {
      await server.answer(unsent.map(toSent));
      isWaiting = false;
      change(withSent(kept, unsent));
    } catch (error) {
      if (server.isOver(error)) return close();
      isWaiting = true;
      show();
    } finally {
      isSending = false;
    }
    if (phase === "writing" && kept.answers.some(({ isSent }) => !isSent))
      later(send, isWaiting ? AGAIN_MS : REST_MS);
  }

  async function handIn(): Promise<void> {
    if (phase === "closed") return;
    phase = "handing-in";
    show();
    try {
      // The others are there: all at once may be more than a request holds.
      await server.submit(kept.answers.filter(({ isSent }) => !isSent).map(toSent));
      close();
    } catch (error) {
      // Refused for good: the result says what counted.
      if (!server.isOutage(error)) return close();
      isWaiting = true;
      show();
      later(handIn, AGAIN_MS);
    }
  }

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer(question, answer) {
      if (phase !== "writing") return;
      const others = kept.answers.filter((each) => each.question !== question);
      const at = new Date(now()).toISOString();
      const given = answer.slice(0, MAX_ANSWER_TEXT);
      change({ ...kept, answers: [...others, { question, answer: given, at, isSent: false }] });
      later(send, REST_MS);
    },
    mark(question, isMarked) {
      const others = kept.marked.filter((each) => each !== question);
      change({ ...kept, marked: isMarked ? [...others, question] : others });
    },
    handIn,
    send,
    stop: () => clearTimeout(timer),
  };
}

function toSent({ question, answer, at }: AssessmentAnswer): AssessmentAnswer {
  return { question, answer, at };
}

/** What changed while it was sent is sent again. */
function withSent(kept: KeptAnswers, sent: readonly AssessmentAnswer[]): KeptAnswers {
  const times = new Map(sent.map(({ question, at }) => [question, at]));
  return {
    ...kept,
    answers: kept.answers.map((each) =>
      times.get(each.question) === each.at ? { ...each, isSent: true } : each,
    ),
  };
}
