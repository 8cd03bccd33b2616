/** What the runner of a language is at. */
export type RunnerState =
  /** Nothing was asked for yet, and nothing fetched. */
  | { readonly kind: "idle" }
  /** Bytes as they are sent. */
  | { readonly kind: "loading"; readonly loaded: number; readonly total: number }
  /** All is there and a worker starts. */
  | { readonly kind: "starting" }
  | { readonly kind: "ready" }
  | { readonly kind: "running" }
  | { readonly kind: "failed"; readonly reason: string };
