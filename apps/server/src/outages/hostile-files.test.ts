import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { safe } from "@orpc/client";
import { type HostileFile, hostileFile } from "@taiyari/documents/testing";
import { sampling } from "@taiyari/domain/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resumePdf } from "../testing/resume-files.ts";
import { sendFile, uploadFile } from "../testing/send-file.ts";
import { spawnServer, type ServerProcess } from "../testing/server-process.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../testing/test-client.ts";

/** How many hostile files there are, and how many of them a commit tries. */
const ALL = 500;
const AT_EACH_COMMIT = 8;
/** As long as a file may take on a machine that is busy with other tests. */
const FILE_TIMEOUT_MS = 120_000;

const numbers = sampling.sampleOf(
  Array.from({ length: ALL }, (_, number) => number),
  AT_EACH_COMMIT,
  "hostile files",
);

let dataDir: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-hostile-"));
  server = spawnServer({
    DATA_DIR: dataDir,
    UPLOADS_PER_HOUR: "1000000",
    STORAGE_PER_PERSON: "1000000",
  });
  url = await server.ready;
});

afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** Has a file read, and what stands in it scored and sent. Gives what went wrong with it; null for nothing. */
async function faultOf(browser: SignedInBrowser, file: HostileFile): Promise<string | null> {
  const answer = await sendFile(browser, { fileName: file.fileName, body: file.bytes });
  if (answer.status === 413 || answer.status === 415) return null;
  if (answer.status !== 201) return `upload ${answer.status}`;
  const { id: uploadId } = (await answer.json()) as { readonly id: string };
  const { status, error } = await readAndScored(browser, uploadId);
  if (status === undefined) return "not read";
  // A reading that cannot be scored in time is refused as one that cannot be read is.
  const isRefused = error instanceof Error && "code" in error && error.code === "RESUME_UNREADABLE";
  return error && !isRefused ? `${status}, then ${String(error)}` : null;
}

/** What became of an upload, undefined for nothing, and the error of asking for what stands in it. */
async function readAndScored({ api }: SignedInBrowser, uploadId: string) {
  let status: string | undefined;
  for await (const event of await api.resume.followUploads({ uploadIds: [uploadId] })) {
    ({ status } = event);
  }
  if (status !== "read") return { status, error: null };
  const details = { targetRole: "Data Analyst", jobDescription: "Must have: SQL, Python" };
  await api.resume.saveDetails({ uploadId, details });
  const made = await safe(api.resume.makeReport({ uploadId, anyway: true }));
  const read = await safe(api.resume.getReading({ uploadId }));
  return { status, error: made.error ?? read.error };
}

test(
  `${numbers.length} hostile files of two people end nothing, and somebody else's resume is read and scored meanwhile`,
  { timeout: numbers.length * FILE_TIMEOUT_MS },
  async () => {
    const faults: string[] = [];
    const over = new AbortController();
    const attack = async (own: readonly number[]) => {
      const attacker = await openSignedInBrowser(url);
      for (const number of own) {
        const file = hostileFile(number);
        const fault = await faultOf(attacker, file).catch((error: unknown) => String(error));
        if (fault) faults.push(`${number}, ${file.what}: ${fault}`);
      }
    };
    const work = async () => {
      const person = await openSignedInBrowser(url);
      let resumes = 0;
      do {
        const { id } = await uploadFile(person, { body: resumePdf({ name: `Asha ${resumes}` }) });
        const { status, error } = await readAndScored(person, id);
        if (status !== "read" || error) faults.push(`somebody else's: ${status} ${String(error)}`);
        resumes += 1;
      } while (!over.signal.aborted);
      return resumes;
    };

    const half = Math.ceil(numbers.length / 2);
    const attacks = Promise.all([attack(numbers.slice(0, half)), attack(numbers.slice(half))]);
    const [resumes] = await Promise.all([work(), attacks.finally(() => over.abort())]);

    if (faults.length > 0) faults.push(sampling.repeat);
    expect(faults).toEqual([]);
    expect(resumes).toBeGreaterThan(0);
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(`${url}/health`)).status).toBe(200);
  },
);
