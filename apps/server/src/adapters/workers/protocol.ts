/** Messages to a worker process. The pieces of a file go before the task that works on it. */
export type ToWorker =
  | { readonly kind: "piece"; readonly bytes: Uint8Array }
  | { readonly kind: "task"; readonly task: unknown };

/** What it says: once that it can begin, then one answer for each task. */
export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly value: unknown }
  /** Its code threw: a bug. With the stack. */
  | { readonly kind: "failed"; readonly error: string };
