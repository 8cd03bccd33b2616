import type { InterviewEvent } from "@taiyari/domain/interview";

/** What became of the code: a `solved` event without its time. */
export type Solved = Omit<Extract<InterviewEvent, { kind: "solved" }>, "id" | "at" | "kind">;

/** What the room may ask of the desk. */
export interface DeskHandle {
  /** Judges what is written, on all cases. Null where nothing was written, or it could not be judged. */
  readonly handIn: () => Promise<Solved | null>;
}
