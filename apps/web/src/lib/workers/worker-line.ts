/** The part of `Worker` that is used, so that tests can pass a stand-in. */
export interface WorkerLike extends Pick<EventTarget, "addEventListener"> {
  readonly postMessage: (message: unknown, transfer: Transferable[]) => void;
  readonly terminate: () => void;
}

/**
 * Questions and answers between the page and a worker. Each question carries a number and its answer the same one. The
 * tag tells them from what libraries such as pdf.js say on the same line.
 */
export const TAG = "taiyari";

export interface ToWorker<Question> {
  readonly tag: typeof TAG;
  readonly id: number;
  readonly question: Question;
}

export type FromWorker =
  | { readonly tag: typeof TAG; readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly tag: typeof TAG; readonly id: number; readonly ok: false; readonly reason: string };

/** The page's end of the line. `Answers` names what each kind of question is answered with. */
export interface WorkerLine<Question extends { readonly kind: string }, Answers> {
  /** Rejects when the worker could not do it, or ended. */
  readonly ask: <Asked extends Question>(
    asked: Asked,
  ) => Promise<Asked["kind"] extends keyof Answers ? Answers[Asked["kind"]] : never>;
  readonly close: () => void;
}

/** @param transferOf  what of a question the worker takes over */
export function openWorkerLine<Question extends { readonly kind: string }, Answers>(
  worker: WorkerLike,
  transferOf: (question: Question) => Transferable[] = () => [],
): WorkerLine<Question, Answers> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let ended: string | null = null;

  /** A worker that broke or was closed answers nothing more, so nothing more is asked of it. */
  function giveUp(reason: string): void {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  worker.addEventListener("message", (event) => {
    const { data } = event as MessageEvent<unknown>;
    if (!isTagged(data)) return;
    const message = data as FromWorker;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) asked?.resolve(message.answer);
    else asked?.reject(new Error(message.reason));
  });
  worker.addEventListener("error", (event) => giveUp((event as ErrorEvent).message));

  function ask(question: Question): Promise<unknown> {
    if (ended !== null) return Promise.reject(new Error(ended));
    const id = ++lastId;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(id, asked);
    worker.postMessage(
      { tag: TAG, id, question } satisfies ToWorker<Question>,
      transferOf(question),
    );
    return asked.promise;
  }

  return {
    ask: ask as WorkerLine<Question, Answers>["ask"],
    close() {
      worker.terminate();
      giveUp("The worker was closed.");
    },
  };
}

/**
 * The worker's end of the line: answers every question that arrives.
 *
 * @param answer  takes what the page asks; both ends name it the same
 */
export function answerQuestions(
  answer: (question: never) => unknown,
  transferOf: (answer: unknown) => Transferable[] = () => [],
): void {
  self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isTagged(data)) void reply(data as ToWorker<never>);
  });

  async function reply({ id, question }: ToWorker<never>): Promise<void> {
    try {
      const found = await answer(question);
      say({ tag: TAG, id, ok: true, answer: found }, transferOf(found));
    } catch (error) {
      say({ tag: TAG, id, ok: false, reason: String(error) }, []);
    }
  }
}

function say(message: FromWorker, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

/** Whether a message on the line is meant for us. */
function isTagged(data: unknown): data is { readonly tag: typeof TAG } {
  return typeof data === "object" && data !== null && Reflect.get(data, "tag") === TAG;
}
