import { beforeAll, expect, test } from "vitest";
import { openSignedInBrowser } from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { makeInterview } from "../../testing/interviews.ts";
import { uploadFile } from "../../testing/send-file.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ database: await createTestDatabase() });
});

test("has figures of nothing before anything was done, and ready is nobody", async () => {
  const asha = await openSignedInBrowser(server.url);
  expect(await asha.api.shell.next()).toMatchObject({
    ready: [],
    solutions: { learning: null, resume: null, interview: null, practice: null, simulation: null },
  });
});

test("proposes what the dashboard proposes first, and the same figures", async () => {
  const asha = await openSignedInBrowser(server.url);
  await uploadFile(asha, { fileName: "cv.pdf" });
  await asha.api.interview.begin({ interview: makeInterview() });

  const [where, dashboard] = await Promise.all([asha.api.shell.next(), asha.api.dashboard.read()]);

  if (dashboard.kind !== "open") throw new Error("the dashboard is open here");
  const [first] = dashboard.actions;
  expect(where.next).toMatchObject({ title: first?.title, why: first?.why, to: first?.to });
  expect(where.solutions).toEqual(dashboard.solutions);
  expect(where.solutions).toMatchObject({ resume: { uploads: 1 }, interview: { interviews: 1 } });
});
