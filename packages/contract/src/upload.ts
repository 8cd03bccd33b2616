import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { MAX_FOLLOWED_UPLOADS } from "@taiyari/domain/resume";
import { AnalysisDetails, ResumeMetadata } from "./details.ts";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";

export const ReadProblemKind = z.enum([
  "no-text",
  "not-a-pdf",
  "encrypted",
  "too-large",
  "damaged",
  "timed-out",
  "server-busy",
]);
export type ReadProblemKind = z.infer<typeof ReadProblemKind>;

/** What was read, as far as forms prefill from it. "" for what was not found. */
export const ReadSummary = z.object({
  name: z.string(),
  currentRole: z.string(),
  /** Years the dates of the jobs add up to, to half a year; null when there are no dates. */
  years: z.number().nullable(),
  pages: z.int(),
  /** Fields found, of those a recruiter's system looks for. */
  fieldsFound: z.int(),
  fieldsLookedFor: z.int(),
});
export type ReadSummary = z.infer<typeof ReadSummary>;

/** An uploaded resume. A row of `profile.resume_uploads`. */
export const ResumeUpload = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** `{user id}/{file name}` in the bucket user-resumes. */
  filePath: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  /** `pending` until it has been read; `unreadable` says why in `problem`. */
  status: z.enum(["pending", "read", "unreadable"]),
  problem: ReadProblemKind.nullable(),
  uploadedAt: z.iso.datetime(),
  read: ReadSummary.nullable(),
  metadata: ResumeMetadata,
  details: AnalysisDetails,
});
export type ResumeUpload = z.infer<typeof ResumeUpload>;

/**
 * What `PUT /api/v1/resume/uploads?fileName=…` is refused with: `{ "code": …, "message": … }`.
 *
 * The upload itself is no procedure: its body is the bare file, read as it arrives and never held whole.
 * It answers 201 with a `ResumeUpload`.
 */
export const UploadRefusal = z.enum([
  "NOT_SIGNED_IN",
  "NOT_SUPPORTED",
  "MISNAMED",
  "FILE_TOO_LARGE",
  /** More than one person may keep. */
  "QUOTA_REACHED",
  /** More than one person may send in an hour, or at once. */
  "TOO_MANY_UPLOADS",
  "FILE_EMPTY",
  "STORAGE_FULL",
  "UNAVAILABLE",
]);
export type UploadRefusal = z.infer<typeof UploadRefusal>;

/** One row of the history table: a resume and its latest report. */
export const HistoryItem = z.object({
  id: z.uuid(),
  /** The file's name. */
  name: z.string(),
  /** When it was uploaded. */
  date: z.iso.datetime(),
  status: z.enum(["pending", "read", "unreadable"]),
  problem: ReadProblemKind.nullable(),
  /** "Senior Data Analyst"; "" when none was given. */
  targetRole: z.string(),
  /** Of the latest report; null without one. */
  score: z.int().nullable(),
  /** Against the first report of the same file; null with fewer than two. */
  change: z.int().nullable(),
  reportId: z.uuid().nullable(),
  reports: z.int(),
  /** When a later upload took this one's name, so its path now holds another file. */
  replacedAt: z.iso.datetime().nullable(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

/** The figures of the landing page. All of this person alone. */
export const ResumeFigures = z.object({
  resumesAnalyzed: z.int(),
  /** Resumes analysed in each of the last six months, oldest first. */
  resumesByMonth: z.array(z.int()).length(6),
  /** Mean over resumes with two reports or more, first to latest; null without any. */
  averageImprovement: z.number().nullable(),
  improvedResumes: z.int(),
  /** First and latest score of each of those resumes. */
  improvements: z.array(z.object({ first: z.int(), latest: z.int() })),
  /** Match share of the latest report that has one, 0-100. */
  jobAlignment: z.object({ score: z.int(), role: z.string() }).nullable(),
  reportsGenerated: z.int(),
  /** When each of the last twelve reports was made, oldest first. */
  reportTimes: z.array(z.iso.datetime()).max(12),
  /** What to do next and what it would bring; null when nothing is left to do or nothing was read. */
  next: z
    .object({
      uploadId: z.uuid(),
      reportId: z.uuid(),
      title: z.string(),
      name: z.string(),
      gain: z.int(),
      resultingScore: z.int(),
    })
    .nullable(),
});
export type ResumeFigures = z.infer<typeof ResumeFigures>;

/** Names an upload of the person who asks. */
export const UploadId = z.object({ uploadId: KnownId });
export const NO_UPLOAD = notFound("There is no such resume.");

/** `problem` says why. */
export const RESUME_UNREADABLE = {
  status: 422,
  message: "This file could not be read.",
  data: z.object({ problem: ReadProblemKind }),
};

export const history = oc
  .route({ method: "GET", path: "/resume/uploads", summary: "Your resumes, newest first" })
  .output(z.object({ items: z.array(HistoryItem), figures: ResumeFigures }));

export const getUpload = oc
  .route({ method: "GET", path: "/resume/uploads/{uploadId}", summary: "One resume" })
  .input(UploadId)
  .output(ResumeUpload)
  .errors(NO_UPLOAD);

/**
 * An event for each of these uploads as soon as it is no longer `pending`; at once for one that already is not. A file
 * that nobody is reading is read. Unknown ids are left out. The stream ends after the last event; when reading failed,
 * without an event for that upload, which is still `pending` then.
 */
export const followUploads = oc
  .route({
    method: "GET",
    path: "/resume/readings",
    summary: "Follow resumes until they have been read",
  })
  .input(z.object({ uploadIds: z.array(z.uuid()).min(1).max(MAX_FOLLOWED_UPLOADS) }))
  .output(eventIterator(ResumeUpload));

/** Replaces the answers of the wizard's second step. */
export const saveMetadata = oc
  .route({
    method: "PUT",
    path: "/resume/uploads/{uploadId}/metadata",
    summary: "Keep the wizard's answers",
  })
  .input(UploadId.extend({ metadata: ResumeMetadata }))
  .output(z.object({ savedAt: z.iso.datetime() }))
  .errors(NO_UPLOAD);

/** Takes a resume and its reports out of the history. Can be undone for 30 days with `restoreUpload`. */
export const deleteUpload = oc
  .route({ method: "DELETE", path: "/resume/uploads/{uploadId}", summary: "Delete a resume" })
  .input(UploadId)
  .output(z.object({}))
  .errors(NO_UPLOAD);

export const restoreUpload = oc
  .route({
    method: "POST",
    path: "/resume/uploads/{uploadId}/restoration",
    summary: "Undo a deletion",
  })
  .input(UploadId)
  .output(z.object({}))
  .errors(NO_UPLOAD);

/** The roles and industries a person can choose from, as names. */
export const options = oc
  .route({ method: "GET", path: "/resume/options", summary: "Roles and industries to choose from" })
  .output(z.object({ roles: z.array(z.string()), industries: z.array(z.string()) }));
