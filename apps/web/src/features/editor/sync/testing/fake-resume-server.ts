import { newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import type { Aside } from "../../../../shared/drafts/kept-resume.ts";
import { isSame } from "../reconcile.ts";
import type { Refusal, ResumeServer } from "../resume-server.ts";

/** What a server has of one resume, as the real one keeps it. */
export interface FakeResumeServer {
  readonly rows: () => { readonly draft: ResumeDraft; readonly revision: number } | null;
  readonly versions: () => readonly Aside[];
  readonly remove: () => void;
  /** One device's connection to it. */
  readonly connect: () => Connection;
}

export interface Connection {
  readonly server: ResumeServer;
  /** `lost-request` never arrives; the answer of `lost-answer` is never heard. */
  line: "up" | "lost-request" | "lost-answer";
  /** What the server says to everything instead; null for what it should. */
  refusal: Refusal | null;
  /** How many requests are on their way, now and at most. */
  readonly traffic: { now: number; most: number; total: number };
}

const ABSENT: Refusal = { kind: "absent" };

function saved(revision: number) {
  return { kind: "saved", revision, at: 0 } as const;
}

/** @param wait  how long a request takes */
export function fakeResumeServer(wait: () => Promise<void> = async () => {}): FakeResumeServer {
  let row: { draft: ResumeDraft; revision: number } | null = null;
  let isDeleted = false;
  const versions: Aside[] = [];

  function connect(): Connection {
    const connection: Connection = {
      line: "up",
      refusal: null,
      traffic: { now: 0, most: 0, total: 0 },
      server: {
        create: (_name, draft) =>
          ask(() => {
            row ??= { draft, revision: 1 };
            return saved(row.revision);
          }),
        save: (draft, revision) =>
          ask(() => {
            if (!row || isDeleted) return ABSENT;
            if (isSame(row.draft, draft)) return saved(row.revision);
            if (row.revision !== revision) return { kind: "conflict", theirs: { ...row } };
            row = { draft, revision: revision + 1 };
            return saved(row.revision);
          }),
        load: () => ask(() => (row && !isDeleted ? { kind: "loaded", base: { ...row } } : ABSENT)),
        keepVersion: (aside) =>
          ask(() => {
            if (!row || isDeleted) return ABSENT;
            if (!versions.some(({ id }) => id === aside.id)) versions.push(aside);
            return { kind: "done" };
          }),
        restore: () =>
          ask(() => {
            isDeleted = false;
            return row ? { kind: "done" } : ABSENT;
          }),
      },
    };

    async function ask<Answer>(task: () => Answer): Promise<Answer | Refusal> {
      const { traffic } = connection;
      traffic.now++;
      traffic.total++;
      traffic.most = Math.max(traffic.most, traffic.now);
      await wait();
      const { line, refusal } = connection;
      const answer = line === "lost-request" ? null : (refusal ?? task());
      traffic.now--;
      return line === "up" && answer !== null ? answer : { kind: "unreachable" };
    }
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
  await fake.connect().server.create("My resume", draft);
  return draft;
}
