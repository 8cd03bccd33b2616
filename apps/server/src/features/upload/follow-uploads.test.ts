import type { ResumeUpload } from "@taiyari/contract";
import { fail } from "@taiyari/domain/result";
import { beforeAll, describe, expect, test } from "vitest";
import type { ResumeWorkers } from "../../adapters/resumes/resume-workers.ts";
import { uploadFile } from "../../testing/send-file.ts";
import {
  openSignedInBrowser,
  type SignedInBrowser,
  type TestClient,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";

type Outcome = Awaited<ReturnType<ResumeWorkers["read"]>>;
const NO_TEXT: Outcome = fail({ kind: "no-text", pages: 1 });

const unused = () => Promise.reject(new Error("nobody asks for that here"));

/** Workers whose files are read when the test says so. */
function createHeldWorkers() {
  const arrived: PromiseWithResolvers<Outcome>[] = [];
  let taken = 0;
  return {
    workers: {
      async read() {
        const reading = Promise.withResolvers<Outcome>();
        arrived.push(reading);
        return reading.promise;
      },
      report: unused,
      correct: unused,
      readJob: unused,
      answer: unused,
      warmUp: () => undefined,
      close: async () => undefined,
    },
    /** Waits for the next file, in the order in which they come. */
    nextFile: async (): Promise<PromiseWithResolvers<Outcome>> => {
      const at = taken++;
      await expect.poll(() => arrived.length).toBeGreaterThan(at);
      const reading = arrived[at];
      if (!reading) throw new Error("no file came");
      return reading;
    },
  };
}

async function eventsOf(api: TestClient, ...uploadIds: readonly string[]) {
  const events: Pick<ResumeUpload, "id" | "status">[] = [];
  const stream = await api.resume.followUploads({ uploadIds: [...uploadIds] });
  for await (const { id, status } of stream) events.push({ id, status });
  return events;
}

describe("following uploads", () => {
  const { workers, nextFile } = createHeldWorkers();
  let server: TestServer;
  let browser: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer({ workers });
    browser = await openSignedInBrowser(server.url);
  });

  async function uploadBy(person: SignedInBrowser) {
    const { id } = await uploadFile(person);
    return { id, reading: await nextFile() };
  }

  test("says nothing of unknown uploads, of somebody else's and of deleted ones", async () => {
    const theirs = await uploadBy(await openSignedInBrowser(server.url));
    const deleted = await uploadBy(browser);
    await browser.api.resume.deleteUpload({ uploadId: deleted.id });
    for (const { reading } of [theirs, deleted]) reading.resolve(NO_TEXT);

    expect(await eventsOf(browser.api, NOBODYS_ID, theirs.id, deleted.id)).toEqual([]);
  });

  test("ends without an event for an upload whose reading failed", async () => {
    const { id, reading } = await uploadBy(browser);
    reading.reject(new Error("the worker broke"));
    const events = eventsOf(browser.api, id);

    const again = await nextFile();
    again.reject(new Error("the worker broke again"));

    expect(await events).toEqual([]);
  });

  test("tells of each upload when it has been read, and at once of one that was", async () => {
    const [known, first, second] = [
      await uploadBy(browser),
      await uploadBy(browser),
      await uploadBy(browser),
    ];
    known.reading.resolve(NO_TEXT);
    await eventsOf(browser.api, known.id);

    const uploadIds = [first.id, second.id, known.id];
    const stream = await browser.api.resume.followUploads({ uploadIds });
    const events = [await stream.next()];
    second.reading.resolve(NO_TEXT);
    events.push(await stream.next());
    first.reading.resolve(NO_TEXT);
    events.push(await stream.next());

    expect(events.map(({ value }) => value)).toMatchObject([
      { id: known.id, status: "unreadable", problem: "no-text" },
      { id: second.id, status: "unreadable", problem: "no-text" },
      { id: first.id, status: "unreadable", problem: "no-text" },
    ]);
    expect(await stream.next()).toMatchObject({ done: true });
  });

  test("reads a file that nobody is reading, as after a restart", async () => {
    const { id, reading } = await uploadBy(browser);
    reading.reject(new Error("the process ended"));
    const { dataDir, database } = server;
    const restarted = await startTestServer({ database, settings: { dataDir } });
    const { api } = await openSignedInBrowser(restarted.url);
    await api.account.signIn(browser);

    expect(await eventsOf(api, id)).toEqual([{ id, status: "read" }]);
  });

  test("does not keep a server from closing", async () => {
    const { id } = await uploadBy(browser);
    const stream = await browser.api.resume.followUploads({ uploadIds: [id] });
    const next = stream.next().then(
      () => "an event",
      () => "broken",
    );

    await server.close();

    expect(await next).toBe("broken");
  });
});
