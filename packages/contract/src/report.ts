import { oc } from "@orpc/contract";
import { z } from "zod";
import { MAX_JOB_DESCRIPTION, OTHER_KINDS } from "@taiyari/domain/resume";
import { AnalysisDetails } from "./details.ts";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";
import { NO_UPLOAD, RESUME_UNREADABLE, UploadId } from "./upload.ts";

const Evidence = z.object({
  line: z.int().nullable(),
  where: z.string(),
  quote: z.string(),
  marks: z.array(z.object({ from: z.int(), to: z.int(), note: z.string() })),
  example: z
    .array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("text"), text: z.string() }),
        z.object({ kind: z.literal("blank"), ask: z.string() }),
      ]),
    )
    .nullable(),
});

const AxisName = z.enum(["readable", "content", "match"]);

const MatchedTerm = z.object({
  term: z.string(),
  skillId: z.string().nullable(),
  need: z.enum(["must", "nice"]),
  asked: z.int(),
  standing: z.enum(["found", "weak", "missing"]),
  times: z.int(),
  text: z.string(),
  lines: z.array(z.int()),
});

const Measure = z.object({
  id: z.enum([
    "technical-skills",
    "experience",
    "education",
    "achievements",
    "role-match",
    "industry-fit",
    "experience-match",
  ]),
  name: z.string(),
  score: z.number().nullable(),
  text: z.string(),
});

/** `Report` of the domain, as stored and sent. */
export const Report = z.object({
  rulesVersion: z.string(),
  score: z.int().min(0).max(100),
  verdict: z.object({ heading: z.string(), text: z.string() }),
  axes: z.array(
    z.object({
      axis: AxisName,
      points: z.int(),
      maxPoints: z.int(),
      /** 100 × points / of; null when nothing could be measured, absent in reports of rules before 2.0. */
      score: z.int().nullable().optional(),
      text: z.string(),
    }),
  ),
  checks: z.array(
    z.object({
      id: z.string(),
      axis: AxisName,
      title: z.string(),
      points: z.int(),
      maxPoints: z.int(),
      finding: z.string(),
      evidence: z.array(Evidence),
      // Absent in reports of rules before 2.0.
      weight: z.int().optional(),
      source: z.string().optional(),
      advice: z.object({ title: z.string(), why: z.string() }).nullable().optional(),
      gain: z.int().optional(),
      // Absent in reports stored before it was kept.
      looksAt: z.string().optional(),
    }),
  ),
  insights: z.array(
    z.object({
      type: z.enum(["positive", "warning", "negative"]),
      text: z.string(),
      checkId: z.string(),
      lines: z.array(z.int()),
    }),
  ),
  improvements: z.array(
    z.object({
      checkId: z.string(),
      title: z.string(),
      subtitle: z.string(),
      why: z.string(),
      gain: z.int(),
      resultingScore: z.int(),
    }),
  ),
  skills: z.array(Measure),
  market: z.array(Measure),
  match: z
    .object({
      source: z.enum(["job-description", "role-profile"]),
      role: z.string(),
      terms: z.array(MatchedTerm),
    })
    .nullable(),
});

/** A line of the reading, enough to show evidence among its neighbours. */
export const ReportLine = z.object({ number: z.int(), page: z.int(), text: z.string() });

/** The report before this one, enough to compare. */
export const PreviousReport = z.object({
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  rulesVersion: z.string(),
  score: z.int(),
  axes: z.array(z.object({ axis: AxisName, points: z.int(), maxPoints: z.int() })),
  skills: z.array(z.object({ id: z.string(), score: z.number().nullable() })),
});

/** A report with what stands around it. */
export const StoredReport = z.object({
  id: z.uuid(),
  uploadId: z.uuid(),
  fileName: z.string(),
  madeAt: z.iso.datetime(),
  /** 1 for the first report of this person. */
  ordinal: z.int(),
  /** "Senior Data Analyst"; "" when no target was given. */
  targetRole: z.string(),
  report: Report,
  lines: z.array(ReportLine),
  previous: PreviousReport.nullable(),
});
export type StoredReport = z.infer<typeof StoredReport>;

const NOT_A_RESUME = {
  status: 422,
  message: "This file does not look like a resume. Ask for the report anyway if it is one.",
  data: z.object({
    /** What it looks like. */
    kind: z.enum(OTHER_KINDS),
    /** Words of the file that say so. */
    words: z.array(z.string()),
    wordCount: z.int(),
  }),
};

/** Replaces the answers of the analysis form. */
export const saveDetails = oc
  .route({
    method: "PUT",
    path: "/resume/uploads/{uploadId}/details",
    summary: "Keep the analysis form",
  })
  .input(UploadId.extend({ details: AnalysisDetails }))
  .output(z.object({ savedAt: z.iso.datetime() }))
  .errors(NO_UPLOAD);

/**
 * Makes the report of a resume from what is stored with it. Safe to retry: the same file, answers and
 * rules give the report that exists already. A file that looks like another document is refused, until its owner wants
 * it scored anyway or it has a report.
 */
export const makeReport = oc
  .route({ method: "POST", path: "/resume/uploads/{uploadId}/reports", summary: "Make a report" })
  .input(
    UploadId.extend({
      /** Scores a file that looks like another document as well. */
      anyway: z.boolean().optional(),
    }),
  )
  .output(StoredReport)
  .errors({ ...NO_UPLOAD, RESUME_UNREADABLE, NOT_A_RESUME });

export const getReport = oc
  .route({ method: "GET", path: "/resume/reports/{reportId}", summary: "One report" })
  .input(z.object({ reportId: KnownId }))
  .output(StoredReport)
  .errors(notFound("There is no such report."));

/** The latest report of this person; null without one. */
export const latestReport = oc
  .route({ method: "GET", path: "/resume/reports/latest", summary: "Your latest report" })
  .output(z.object({ report: StoredReport.nullable() }));

/** What a job description asks for, as the report will count it. Stores nothing. */
export const readJob = oc
  .route({
    method: "POST",
    path: "/resume/jobs/reading",
    summary: "What a job description asks for",
  })
  .input(z.object({ jobDescription: z.string().max(MAX_JOB_DESCRIPTION) }))
  .output(
    z.object({
      terms: z.array(
        z.object({
          term: z.string(),
          skillId: z.string().nullable(),
          need: z.enum(["must", "nice"]),
          asked: z.int(),
        }),
      ),
    }),
  );
