import { describe, expect, test } from "vitest";
import type { ReportTarget } from "../resume/report.ts";
import { compareReports } from "./compare.ts";
import { reportOn } from "./report-on.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readingOf } from "../resume/testing/reading.ts";
import type { Sketch } from "../resume/testing/reading.ts";
import { FILE, jobWith, NO_TARGET } from "../checks/testing/run-check.ts";

const report = (sketch: Sketch, target: Partial<ReportTarget> = {}) =>
  reportOn(readingOf(sketch), FILE, { ...NO_TARGET, ...target }, CAREERS);
const job = { jobDescription: "Requirements: SQL, Python" };

describe("compareReports", () => {
  test("says of the same report that nothing changed", () => {
    const same = report(jobWith("Kept the books."), job);
    expect(compareReports(same, same)).toEqual([
      { axis: "readable", change: 0, text: "Nothing changed." },
      { axis: "content", change: 0, text: "Nothing changed." },
      { axis: "match", change: 0, text: "Nothing changed." },
    ]);
  });

  test("names what got better and by how much", () => {
    const [readable] = compareReports(
      report({ ...jobWith("Kept the books."), location: "Pune" }),
      report(jobWith("Kept the books.")),
    );
    expect(readable).toMatchObject({
      change: 1,
      text: "Better: Contact details found (+1). Name and city, but no email and no phone.",
    });
  });

  test("names the terms that are now shown in use", () => {
    const now = report(jobWith("Wrote the checks in SQL."), job);
    const before = report(jobWith("Kept the books."), job);
    expect(compareReports(now, before)[2]?.text).toBe("SQL is now shown in use.");
  });

  test("says that the job, the rules or the measuring changed", () => {
    const aimed = report(jobWith("Kept the books."), job);
    const other = report(jobWith("Kept the books."), { role: "Data Engineer" });
    const none = report(jobWith("Kept the books."));
    expect(compareReports(aimed, other)[2]?.text).toBe("Compared with another job than last time.");
    expect(compareReports(aimed, none)[2]?.text).toBe("Measured for the first time.");
    expect(compareReports(none, aimed)[2]?.text).toBe("Not measured this time.");
    expect(compareReports(aimed, { ...aimed, rulesVersion: "0.9" })[0]?.text).toBe(
      "Nothing changed. The rules changed in between.",
    );
  });
});
