import { newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { assertNever } from "@taiyari/domain/result";
import type { DisplacedVersion, Revision, SyncRefusal, SyncRequest } from "@taiyari/domain/sync";
import { isSameDraft } from "@taiyari/domain/versions";
import type { ResumeAnswer, ResumeRefusal } from "../resume-server.ts";

/** What a server has of one resume, as the real one keeps it. */
export interface FakeResumeServer {
  readonly rows: () => Revision<ResumeDraft> | null;
  readonly versions: () => readonly DisplacedVersion<ResumeDraft>[];
  readonly remove: () => void;
  /** One device's connection to it. */
  readonly connect: () => Connection;
}

export interface Connection {
  readonly send: (request: SyncRequest<ResumeDraft>) => Promise<ResumeAnswer>;
  /** `lost-request` never arrives; the answer of `lost-answer` is never heard. */
  line: "up" | "lost-request" | "lost-answer";
  /** What the server says to everything instead; null for what it should. */
  refusal: SyncRefusal<ResumeRefusal> | null;
  /** How many requests are on their way, now and at most. */
  readonly traffic: { now: number; most: number; total: number };
}

const GONE = { kind: "gone" } as const;

/** @param wait  how long a request takes */
export function fakeResumeServer(wait: () => Promise<void> = async () => {}): FakeResumeServer {
  let row: Revision<ResumeDraft> | null = null;
  let isDeleted = false;
  const versions: DisplacedVersion<ResumeDraft>[] = [];

  function save(doc: ResumeDraft, revision: number | null): ResumeAnswer {
    if (revision === null) {
      row ??= { doc, revision: 1 };
      return { kind: "saved", revision: row.revision, at: 0 };
    }
    if (!row || isDeleted) return GONE;
    if (isSameDraft(row.doc, doc)) return { kind: "saved", revision: row.revision, at: 0 };
    if (row.revision !== revision) return { kind: "conflict", theirs: { ...row } };
    row = { doc, revision: revision + 1 };
    return { kind: "saved", revision: row.revision, at: 0 };
  }

  function answerTo(request: SyncRequest<ResumeDraft>): ResumeAnswer {
    switch (request.kind) {
      case "save":
        return save(request.doc, request.revision);
      case "load":
        return row && !isDeleted ? { kind: "loaded", theirs: { ...row } } : GONE;
      case "keep-version":
        if (!row || isDeleted) return GONE;
        if (!versions.some(({ id }) => id === request.version.id)) versions.push(request.version);
        return { kind: "done" };
      case "restore":
        isDeleted = false;
        return row ? { kind: "done" } : GONE;
      default:
        return assertNever(request);
    }
  }

  function connect(): Connection {
    const connection: Connection = {
      line: "up",
      refusal: null,
      traffic: { now: 0, most: 0, total: 0 },
      async send(request) {
        const { traffic } = connection;
        traffic.now++;
        traffic.total++;
        traffic.most = Math.max(traffic.most, traffic.now);
        await wait();
        const { line, refusal } = connection;
        const answer = line === "lost-request" ? null : (refusal ?? answerTo(request));
        traffic.now--;
        return line === "up" && answer !== null ? answer : { kind: "unreachable" };
      },
    };
    return connection;
  }

  return {
    rows: () => (isDeleted ? null : row),
    versions: () => versions,
    remove: () => void (isDeleted = true),
    connect,
  };
}

/** A resume that is on the server already. */
export async function withResume(fake: FakeResumeServer, draft = newDraft()): Promise<ResumeDraft> {
  await fake.connect().send({ kind: "save", doc: draft, revision: null });
  return draft;
}
