import { signedIn } from "../../http/procedures.ts";
import type { ResumeDeps } from "./deps.ts";
import { figuresOf, historyOf } from "./figures.ts";
import { makeReport } from "./make-report.ts";
import { needsReading, readLater } from "./read-upload.ts";
import { readingProcedures } from "./reading-routes.ts";
import { findLatestReport, findReport, findReportBriefs } from "./report-store.ts";
import { findUpload, findUploads, markDeleted, saveAnswers, unmarkDeleted } from "./store.ts";
import { toStoredReport } from "./stored-report.ts";
import { toResumeUpload } from "./to-contract.ts";

/** Everything about resumes that is not a file going in or out. */
export function resumeProcedures(deps: ResumeDeps) {
  const { db, clock, careers, rules } = deps;
  const { resume } = signedIn;
  return {
    ...readingProcedures(deps),

    history: resume.history.handler(async ({ context }) => {
      const [uploads, reports] = await Promise.all([
        findUploads(db, context.user.id),
        findReportBriefs(db, context.user.id),
      ]);
      return { items: historyOf(uploads, reports), figures: figuresOf(uploads, reports, clock()) };
    }),

    getUpload: resume.getUpload.handler(async ({ input, context, errors }) => {
      const upload = await findUpload(db, { ...input, userId: context.user.id });
      if (!upload) throw errors.NOT_FOUND();
      // Whoever asks for it will need what stands in it, and the server may have stopped before it was read.
      if (needsReading(deps, upload)) readLater(deps, upload);
      return toResumeUpload(upload);
    }),

    saveMetadata: resume.saveMetadata.handler(async ({ input, context, errors }) => {
      const { uploadId, metadata } = input;
      const saved = await saveAnswers(db, { uploadId, userId: context.user.id }, { metadata });
      if (!saved) throw errors.NOT_FOUND();
      return { savedAt: clock().toISOString() };
    }),

    saveDetails: resume.saveDetails.handler(async ({ input, context, errors }) => {
      const { uploadId, details } = input;
      const saved = await saveAnswers(db, { uploadId, userId: context.user.id }, { details });
      if (!saved) throw errors.NOT_FOUND();
      return { savedAt: clock().toISOString() };
    }),

    deleteUpload: resume.deleteUpload.handler(async ({ input, context, errors }) => {
      const deleted = await markDeleted(db, { ...input, userId: context.user.id }, clock());
      if (!deleted) throw errors.NOT_FOUND();
      return {};
    }),

    restoreUpload: resume.restoreUpload.handler(async ({ input, context, errors }) => {
      const restored = await unmarkDeleted(db, { ...input, userId: context.user.id }, clock());
      if (!restored) throw errors.NOT_FOUND();
      return {};
    }),

    makeReport: resume.makeReport.handler(async ({ input, context, errors }) => {
      const upload = await findUpload(db, { ...input, userId: context.user.id });
      if (!upload) throw errors.NOT_FOUND();
      const made = await makeReport(deps, upload);
      if (!made.ok) throw errors.RESUME_UNREADABLE({ data: { problem: made.problem.kind } });
      return toStoredReport(db, context.user.id, made.value);
    }),

    getReport: resume.getReport.handler(async ({ input, context, errors }) => {
      const report = await findReport(db, { ...input, userId: context.user.id });
      if (!report) throw errors.NOT_FOUND();
      return toStoredReport(db, context.user.id, report);
    }),

    latestReport: resume.latestReport.handler(async ({ context }) => {
      const report = await findLatestReport(db, context.user.id);
      return { report: report && (await toStoredReport(db, context.user.id, report)) };
    }),

    readJob: resume.readJob.handler(({ input }) => ({
      terms: [...rules.readJobDescription(input.jobDescription, careers).terms],
    })),

    options: resume.options.handler(() => ({
      roles: careers.roles.map((role) => role.title),
      industries: careers.industries.map((industry) => industry.name),
    })),
  };
}
