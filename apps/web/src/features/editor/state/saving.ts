import { assertNever } from "@taiyari/domain/result";

/** Where the draft on the screen is kept. Times are milliseconds since 1970. */
export type SavingState =
  /** Everything is kept; `at` is null as long as nothing was changed here. */
  | { readonly kind: "saved"; readonly at: number | null }
  | { readonly kind: "saving" }
  /** This device has it, the server does not answer; it is sent again. */
  | { readonly kind: "waiting" }
  /** This device has it, the server has no space left; it is sent again. */
  | { readonly kind: "no-space" }
  /** Another device saved meanwhile; the person is asked. */
  | { readonly kind: "conflict" }
  | { readonly kind: "failed" }
  /** More than is taken at once. */
  | { readonly kind: "too-large" }
  /** The session has ended; it is sent after the next sign-in. */
  | { readonly kind: "signed-out" }
  /** A free account may not use this template here. */
  | { readonly kind: "premium-template" }
  /** The person has as many resumes as one may have. */
  | { readonly kind: "limit-reached" }
  /** The resume was deleted elsewhere. */
  | { readonly kind: "deleted" };

/** Keeps the draft of one resume, by itself and when asked. */
export interface Saving {
  readonly get: () => SavingState;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps what is not kept yet. @returns whether everything is kept now. Never rejects. */
  readonly saveNow: () => Promise<boolean>;
}

/** What the header says of it. `now` is the present moment. */
export function savingWords(state: SavingState, now: number): string {
  switch (state.kind) {
    case "saved":
      return state.at === null ? "Saved" : `Saved ${agoWords(now - state.at)}`;
    case "saving":
      return "Saving…";
    case "waiting":
      return "Kept on this device, sent when there is a connection";
    case "no-space":
      return "Kept on this device: the server has no space left";
    case "conflict":
      return "Changed on another device: choose what to keep";
    case "failed":
      return "Not saved: use Save Draft to try again";
    case "too-large":
      return "Not saved: shorten a long text or remove the photo";
    case "signed-out":
      return "Kept on this device, sent when you sign in again";
    case "premium-template":
      return "Not saved: this template is premium, choose another";
    case "limit-reached":
      return "Kept on this device: delete a resume to make room";
    case "deleted":
      return "This resume was deleted elsewhere";
    default:
      return assertNever(state);
  }
}

/** Whether a screen reader is to be told at once. */
export function isTrouble({ kind }: SavingState): boolean {
  return kind !== "saved" && kind !== "saving";
}

/** "2 s ago", "5 min ago", "3 h ago"; "just now" within the second. */
function agoWords(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  if (seconds < 1) return "just now";
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
