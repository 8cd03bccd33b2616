import { expect, test, vi } from "vitest";
import { createResumeWorkers } from "../../adapters/resumes/resume-workers.ts";
import { uploadFile } from "../../testing/send-file.ts";
import { openSignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer } from "../../testing/test-server.ts";

/** The text of a query as drizzle hands it to the pool. */
function textOf(query: unknown): string {
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}

test("a report loads its reading once, and of the report before it only what is compared", async () => {
  const server = await startTestServer();
  const { api, ...browser } = await openSignedInBrowser(server.url);
  const { id: uploadId } = await uploadFile({ api, ...browser });
  const first = await api.resume.makeReport({ uploadId });
  await api.resume.saveDetails({ uploadId, details: { targetRole: "Data Analyst" } });
  const queries = vi.spyOn(server.database.pool, "query");

  const second = await api.resume.makeReport({ uploadId });

  const selects = queries.mock.calls.map(([query]) => textOf(query));
  expect(selects.filter((text) => /"reading"[, ]/.test(text))).toHaveLength(1);
  // Besides asking whether there is one already.
  const ofReports = selects.filter(
    (text) => text.includes('"resume_reports"') && !text.includes('"asked_hash" = '),
  );
  expect(ofReports).toHaveLength(1);
  expect(ofReports[0]).not.toMatch(/"lines"|"report"[, ](?!->)/);
  expect(second.previous).toEqual({
    id: first.id,
    madeAt: first.madeAt,
    rulesVersion: first.report.rulesVersion,
    score: first.report.score,
    axes: first.report.axes.map(({ axis, points, maxPoints }) => ({ axis, points, maxPoints })),
    skills: first.report.skills.map(({ id, score }) => ({ id, score })),
  });
  expect(await api.resume.getReport({ reportId: second.id })).toEqual(second);
});

test("a report that is opened again is worked out again only when something it follows from has changed", async () => {
  const workers = createResumeWorkers();
  let worked = 0;
  const report: typeof workers.report = (person, input) => {
    worked += 1;
    return workers.report(person, input);
  };
  let now = new Date("2026-11-20T10:00:00Z");
  const server = await startTestServer({ workers: { ...workers, report }, clock: () => now });
  const person = await openSignedInBrowser(server.url);
  const { resume } = person.api;
  const { id: uploadId } = await uploadFile(person);

  const first = await resume.makeReport({ uploadId });
  expect(await resume.makeReport({ uploadId })).toEqual(first);
  expect(worked).toBe(1);

  const { revision } = await resume.getReading({ uploadId });
  const name = { kind: "contact", field: "name" } as const;
  const corrections = [{ kind: "set", field: name, value: "Asha V. Verma" } as const];
  await resume.saveCorrections({ uploadId, revision, corrections });
  const corrected = await resume.makeReport({ uploadId });
  expect(worked).toBe(2);
  await resume.saveDetails({ uploadId, details: { targetRole: "Data Analyst" } });
  const aimed = await resume.makeReport({ uploadId });
  expect(worked).toBe(3);

  now = new Date("2026-11-21T10:00:00Z");
  expect((await resume.makeReport({ uploadId })).id).toBe(aimed.id);
  expect(worked).toBe(4);
  expect((await resume.makeReport({ uploadId })).id).toBe(aimed.id);
  expect(worked).toBe(4);
  expect(new Set([first.id, corrected.id, aimed.id]).size).toBe(3);
});
