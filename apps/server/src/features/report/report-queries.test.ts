import { expect, test, vi } from "vitest";
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
  const ofReports = selects.filter((text) => text.includes('"resume_reports"'));
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
