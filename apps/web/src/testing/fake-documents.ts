import type { WorkerLike } from "../lib/documents/documents.ts";
import { TAG, type Question, type ToWorker } from "../lib/documents/messages.ts";

/** Answers to what is asked of the worker; what has none never ends, as a slow one does. */
export type WorkerAnswers = Readonly<
  Partial<Record<Question["kind"], (asked: Question) => unknown>>
>;

/** Stands in for the worker that reads, draws and scores. */
export function fakeDocuments(answers: WorkerAnswers): () => WorkerLike {
  return () => {
    const target = new EventTarget();
    return {
      addEventListener: target.addEventListener.bind(target),
      terminate: () => undefined,
      postMessage(message) {
        const { id, question } = message as ToWorker;
        const reply = answers[question.kind];
        if (!reply) return;
        const data = { tag: TAG, id, ok: true, answer: reply(question) };
        queueMicrotask(() => target.dispatchEvent(new MessageEvent("message", { data })));
      },
    };
  };
}
