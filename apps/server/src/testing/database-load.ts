import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { ANY_REFUSAL } from "@taiyari/contract";
import { makeDraft } from "./drafts.ts";
import { resumePdf } from "./resume-files.ts";
import { sendFile, uploadFile } from "./send-file.ts";
import { openSignedInBrowser, type SignedInBrowser } from "./test-client.ts";

/** Requests that go on until they are stopped, and what they were answered with. */
export interface Load {
  /** How many requests were answered with success so far. */
  readonly succeeded: () => number;
  /** Answers that are neither a success nor the 503 of an unavailable database, and requests without an answer. */
  readonly unexpected: readonly string[];
  /** How many 503 were given so far. */
  readonly refused: () => number;
  /** Ends the load and gives what was acknowledged last and what is kept now, for each person. */
  readonly stop: () => Promise<readonly Kept[]>;
}

export interface Kept {
  /** The revision and the title that the server acknowledged last. */
  readonly acknowledged: { readonly revision: number; readonly title: string };
  /** The highest title that was sent, acknowledged or not. */
  readonly sent: string;
  readonly kept: { readonly revision: number; readonly title: string };
}

/** Starts several people who save, upload, read and list as fast as they are answered. */
export async function startLoad(url: string, people: number): Promise<Load> {
  const state = { stopped: false, succeeded: 0, refused: 0 };
  const unexpected: string[] = [];

  async function attempt<Value>(what: string, work: Promise<Value>): Promise<Value | null> {
    const { error, data } = await safe(work);
    if (!error) {
      state.succeeded += 1;
      return data;
    }
    const { status, code } = error as { readonly status?: number; readonly code?: string };
    if (
      status === 503 &&
      code === "UNAVAILABLE" &&
      error.message === ANY_REFUSAL.UNAVAILABLE.message
    ) {
      state.refused += 1;
    } else {
      unexpected.push(`${what}: ${status} ${code} ${error.message}`);
    }
    return null;
  }

  const writers = await Promise.all(
    Array.from({ length: people }, async () => {
      const browser = await openSignedInBrowser(url);
      return startWriting(browser, attempt, () => state.stopped);
    }),
  );

  return {
    unexpected,
    succeeded: () => state.succeeded,
    refused: () => state.refused,
    async stop() {
      state.stopped = true;
      return Promise.all(writers.map((writer) => writer.finish()));
    },
  };
}

/** Uploads another file, until there are as many as one may upload. It is read while others ask. */
async function upload(browser: SignedInBrowser, number: number): Promise<void> {
  const body = resumePdf({ name: `Asha ${number}` });
  const answer = await sendFile(browser, { fileName: `cv ${number}.pdf`, body });
  if (answer.status === 201 || answer.status === 429) return;
  throw Object.assign(new Error(), { status: answer.status }, await answer.json());
}

const draftOf = (title: number) => makeDraft({ personal: { title: String(title) } });

type Attempt = <Value>(what: string, work: Promise<Value>) => Promise<Value | null>;

/** One person who saves the same resume over and over, and does something else in between. */
async function startWriting(browser: SignedInBrowser, attempt: Attempt, isStopped: () => boolean) {
  const { api, email, password } = browser;
  const id = randomUUID();
  const { revision } = await api.editor.createResume({ id, name: "Resume", draft: draftOf(0) });
  const { id: uploadId } = await uploadFile(browser);
  const acknowledged = { revision, title: "0" };
  let sent = 0;

  async function save(): Promise<void> {
    sent += 1;
    const draft = draftOf(sent);
    const saved = await attempt(
      "save",
      api.editor.saveResume({ id, draft, revision: acknowledged.revision }).catch(async (error) => {
        if ((error as { readonly code?: string }).code !== "CONFLICT") throw error;
        // An earlier saving was kept whose answer did not arrive.
        const now = await api.editor.getResume({ id });
        return api.editor.saveResume({ id, draft, revision: now.revision });
      }),
    );
    if (saved) Object.assign(acknowledged, { revision: saved.revision, title: String(sent) });
  }

  const others = [
    () => attempt("rename", api.editor.renameResume({ id, name: `Resume ${sent}` })),
    () => attempt("history", api.resume.history()),
    () => attempt("version", api.editor.keepVersion({ id, name: "" })),
    () => attempt("session", api.account.session()),
    () => attempt("sign in", api.account.signIn({ email, password })),
    () => attempt("search", api.shell.search({ query: "resume" })),
    () => attempt("report", api.resume.makeReport({ uploadId })),
    () => attempt("upload", upload(browser, sent)),
  ];

  async function goOn(): Promise<void> {
    for (let round = 0; !isStopped(); round += 1) {
      await save();
      await others[round % others.length]?.();
    }
  }

  const writing = goOn();
  return {
    async finish(): Promise<Kept> {
      await writing;
      const { revision: keptRevision, draft } = await api.editor.getResume({ id });
      return {
        acknowledged,
        sent: String(sent),
        kept: { revision: keptRevision, title: draft.resumeData.personal.title },
      };
    },
  };
}
