import { local } from "../../lib/storage.ts";

/** Answers typed on this device that the server does not have yet, so that nothing typed is lost. */
export interface Draft<Answers> {
  readonly read: () => Answers | null;
  readonly keep: (answers: Answers) => void;
  readonly drop: () => void;
}

interface DraftPlace {
  readonly form: "metadata" | "details";
  /** The person it belongs to: a browser may be shared. */
  readonly userId: string;
  /** Null for answers given before anything was uploaded. */
  readonly uploadId: string | null;
}

/** The draft of one form for one resume. What cannot be read back as an object counts as none. */
export function draftOf<Answers extends object>(place: DraftPlace): Draft<Answers> {
  const key = `resumeAnswers:${place.form}:${place.userId}:${place.uploadId ?? "none"}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(local.get(key) ?? "null");
        return typeof value === "object" && value !== null ? (value as Answers) : null;
      } catch {
        return null;
      }
    },
    keep: (answers) => void local.set(key, JSON.stringify(answers)),
    drop: () => local.remove(key),
  };
}
