/** What is handed in for a task. */
export type Deliverable =
  | { readonly kind: "mail" | "document" | "call-notes"; readonly mostWords: number }
  | { readonly kind: "chat"; readonly to: string }
  | { readonly kind: "sql"; readonly reference: string; readonly isOrdered: boolean }
  | {
      readonly kind: "code";
      readonly language: "javascript" | "typescript" | "python";
      /** Id of the file that is changed. */
      readonly file: string;
      readonly function: string;
      readonly cases: readonly {
        readonly id: string;
        readonly title: string;
        readonly input: readonly unknown[];
        readonly output: unknown;
      }[];
    }
  /** Remarks on lines of a file. */
  | { readonly kind: "review"; readonly file: string }
  | {
      readonly kind: "ranking";
      readonly items: readonly { readonly id: string; readonly text: string }[];
      readonly asksReason: boolean;
    }
  | {
      readonly kind: "decision";
      readonly options: readonly { readonly id: string; readonly text: string }[];
    }
  | { readonly kind: "plan"; readonly columns: readonly string[]; readonly rows: number };

/** What somebody handed in. Text is what they wrote beside it: the reason of a decision, a mail, notes. */
export interface HandedIn {
  readonly text: string;
  readonly to: readonly string[];
  readonly attached: readonly string[];
  /** "" for what is no query or code. */
  readonly code: string;
  /** Of a query: whether its result was that of the reference; of code: the ids of cases that passed. As the engine said. */
  readonly run: { readonly isSame: boolean; readonly passed: readonly string[] } | null;
  readonly remarks: readonly { readonly line: number; readonly text: string }[];
  /** Item ids in the order they were put; the option that was taken, alone. */
  readonly chosen: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
