import { assertNever } from "../../result/index.ts";
import type { SyncAnswer, SyncRequest } from "../messages.ts";
import type { DisplacedVersion, Revision } from "../model.ts";
import { NOTES, type Notes } from "./notes.ts";

export type Answer = SyncAnswer<Notes, string>;

/** What a server has of one document. */
export interface VirtualServer {
  readonly row: () => Revision<Notes> | null;
  readonly versions: () => readonly DisplacedVersion<Notes>[];
  readonly answer: (request: SyncRequest<Notes>) => Answer;
  readonly remove: () => void;
  /** The document is gone, and cannot be restored. */
  readonly purge: () => void;
  /** As it was some revisions ago, like after a restored backup. */
  readonly rollBack: (revisions: number) => void;
  /** Whether it wants fewer requests. */
  isBusy: boolean;
}

/** A line that no server takes. */
export const HUGE = "huge";
export const RETRY_AFTER_MS = 20_000;

function isTooLarge(request: SyncRequest<Notes>): boolean {
  if (request.kind !== "save" && request.kind !== "keep-version") return false;
  const { doc } = request.kind === "save" ? request : request.version;
  return doc.lines.some((line) => line.includes(HUGE));
}

export function virtualServer(): VirtualServer {
  let history: readonly Revision<Notes>[] = [];
  let isDeleted = false;
  let versions: readonly DisplacedVersion<Notes>[] = [];
  const row = () => (isDeleted ? null : (history.at(-1) ?? null));

  function save(doc: Notes, revision: number | null): Answer {
    const last = history.at(-1);
    if (revision === null) {
      if (!last) history = [{ revision: 1, doc }];
      return { kind: "saved", revision: last?.revision ?? 1, at: 0 };
    }
    if (!last || isDeleted) return { kind: "gone" };
    if (NOTES.isSame(last.doc, doc)) return { kind: "saved", revision: last.revision, at: 0 };
    if (last.revision !== revision) return { kind: "conflict", theirs: copy(last) };
    history = [...history, { revision: revision + 1, doc: copy(doc) }];
    return { kind: "saved", revision: revision + 1, at: 0 };
  }

  function answer(request: SyncRequest<Notes>): Answer {
    if (server.isBusy) return { kind: "rate-limited", retryAfterMs: RETRY_AFTER_MS };
    if (isTooLarge(request)) return { kind: "refused", reason: "too-large" };
    const last = row();
    switch (request.kind) {
      case "save":
        return save(copy(request.doc), request.revision);
      case "load":
        return last ? { kind: "loaded", theirs: copy(last) } : { kind: "gone" };
      case "restore":
        isDeleted = false;
        return history.length > 0 ? { kind: "done" } : { kind: "gone" };
      case "keep-version": {
        const { version } = request;
        if (!last) return { kind: "gone" };
        if (!versions.some(({ id }) => id === version.id)) versions = [...versions, copy(version)];
        return { kind: "done" };
      }
      default:
        return assertNever(request);
    }
  }

  const server: VirtualServer = {
    row,
    versions: () => versions,
    answer,
    remove: () => void (isDeleted = true),
    purge: () => void (history = []),
    rollBack: (revisions) => void (history = history.slice(0, -revisions)),
    isBusy: false,
  };
  return server;
}

function copy<Value>(value: Value): Value {
  return structuredClone(value);
}
