import { signedIn } from "../../http/procedures.ts";
import { makeReport, type ReportDeps } from "./make-report.ts";
import { findLatestReport, findReport } from "../../shared/reports/report-store.ts";
import { toStoredReport } from "./stored-report.ts";
import { findUpload, saveAnswers } from "../../shared/uploads/upload-store.ts";

/** Reports: what is answered for one, made, and shown again. */
export function reportProcedures(deps: ReportDeps) {
  const { db, clock, workers } = deps;
  const { resume } = signedIn;
  return {
    saveDetails: resume.saveDetails.handler(async ({ input, context, errors }) => {
      const { uploadId, details } = input;
      const saved = await saveAnswers(db, { uploadId, userId: context.user.id }, { details });
      if (!saved) throw errors.NOT_FOUND();
      return { savedAt: clock().toISOString() };
    }),

    makeReport: resume.makeReport.handler(async ({ input, context, errors }) => {
      const upload = await findUpload(db, {
        uploadId: input.uploadId,
        userId: context.user.id,
      });
      if (!upload) throw errors.NOT_FOUND();
      const made = await makeReport(deps, upload, { anyway: input.anyway === true });
      if (!made.ok) {
        const { problem } = made;
        if (problem.kind === "not-a-resume") {
          const { kind, words, wordCount } = problem.misplaced;
          throw errors.NOT_A_RESUME({ data: { kind, words: [...words], wordCount } });
        }
        throw errors.RESUME_UNREADABLE({ data: { problem: problem.kind } });
      }
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

    readJob: resume.readJob.handler(async ({ input, context }) => {
      const read = await workers.readJob(context.user.id, input.jobDescription);
      if (!read.ok) throw new Error(`a job description could not be read: ${read.problem.kind}`);
      return { terms: [...read.value] };
    }),
  };
}
