import { describe, expect, test } from "vitest";
import { figuresOf, historyOf } from "./figures.ts";
import type { ReportBrief } from "./store.ts";
import type { UploadRow } from "../../../shared/uploads/upload-store.ts";

const NOW = new Date("2026-11-20T10:00:00Z");

function upload(given: Partial<UploadRow>): UploadRow {
  return {
    id: "cv",
    userId: "asha",
    fileName: "cv.pdf",
    filePath: "asha/cv.pdf",
    fileSize: 1,
    status: "read",
    format: "pdf",
    sha256: "",
    objectKey: "",
    uploadedAt: NOW,
    replacedAt: null,
    problem: null,
    summary: null,
    readerVersion: "1",
    pages: 1,
    tagged: false,
    isCorrected: false,
    correctionsRevision: 0,
    metadata: {},
    details: {},
    ...given,
  };
}

function report(given: Partial<ReportBrief>): ReportBrief {
  return {
    id: "report",
    uploadId: "cv",
    madeAt: NOW,
    score: 70,
    targetRole: "",
    axes: [],
    next: null,
    matchRole: "",
    ...given,
  };
}

/** Axes of a report that gave so many points for the match. */
const matching = (points: number, maxPoints: number) => [
  { axis: "match" as const, points, maxPoints, text: "" },
];

describe("figuresOf", () => {
  test("invents nothing for a person without resumes", () => {
    expect(figuresOf([], [], NOW)).toEqual({
      resumesAnalyzed: 0,
      resumesByMonth: [0, 0, 0, 0, 0, 0],
      averageImprovement: null,
      improvedResumes: 0,
      improvements: [],
      jobAlignment: null,
      reportsGenerated: 0,
      reportTimes: [],
      next: null,
    });
  });

  test("counts months as the calendar in India has them, and no more than six", () => {
    const moments = [
      "2026-10-31T18:29:00Z", // 23:59 on 31 October in India
      "2026-10-31T18:31:00Z", // 00:01 on 1 November
      "2026-06-15T00:00:00Z",
      "2026-05-15T00:00:00Z", // the seventh month back
    ];
    const uploads = moments.map((moment) => upload({ uploadedAt: new Date(moment) }));

    expect(figuresOf(uploads, [], NOW).resumesByMonth).toEqual([1, 0, 0, 0, 1, 1]);
  });

  test("does not count what could not be read as analysed", () => {
    const uploads = [upload({ status: "unreadable" }), upload({ status: "pending" })];

    expect(figuresOf(uploads, [], NOW).resumesAnalyzed).toBe(0);
  });

  test("takes the mean of first to latest over resumes with two reports or more", () => {
    const scores: readonly [string, number][] = [
      ["a", 60],
      ["b", 50],
      ["a", 90],
      ["a", 72],
      ["c", 40],
      ["b", 54],
    ];
    const reports = scores.map(([uploadId, score]) => report({ uploadId, score }));

    expect(figuresOf([], reports, NOW)).toMatchObject({
      averageImprovement: 8,
      improvedResumes: 2,
      improvements: [
        { first: 60, latest: 72 },
        { first: 50, latest: 54 },
      ],
    });
  });

  test("takes the alignment from the latest report that measured one", () => {
    const reports = [
      report({ axes: matching(10, 30), targetRole: "Data Analyst" }),
      report({ axes: matching(20, 30), matchRole: "Data Engineer" }),
      report({ axes: matching(0, 0) }),
    ];

    expect(figuresOf([], reports, NOW).jobAlignment).toEqual({ score: 67, role: "Data Engineer" });
  });
});

describe("historyOf", () => {
  test("shows the latest score, and no change before there are two reports", () => {
    const [row] = historyOf([upload({})], [report({ score: 61 })]);

    expect(row).toMatchObject({ score: 61, change: null, reports: 1, reportId: "report" });
  });

  test("shows a resume without a report with neither", () => {
    expect(historyOf([upload({})], [])).toMatchObject([{ score: null, change: null, reports: 0 }]);
  });
});
