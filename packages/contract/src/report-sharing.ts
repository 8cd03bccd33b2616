import { oc } from "@orpc/contract";
import { z } from "zod";
import { KnownId } from "./ids.ts";
import { limitReached, notFound, TOO_MANY_ATTEMPTS } from "./refusals.ts";
import { PreviousReport, StoredReport } from "./report.ts";
import { EXPIRY_PASSED, NO_LINK, PASSWORD_NEEDED, ResumeShare } from "./sharing.ts";

const ReportId = z.object({ reportId: KnownId });
const NO_REPORT = notFound("There is no such report.");

/** A link by which others see a report. The address is /shared/report/{token}. */
export const ReportShare = ResumeShare.omit({ isListed: true, name: true, label: true }).extend({
  /** Whether it is shown with the person's name and contact details. */
  showsContact: z.boolean(),
});
export type ReportShare = z.infer<typeof ReportShare>;

/** A report as a link shows it: without ids that lead to the file or to other reports. */
export const SharedReport = StoredReport.omit({ id: true, uploadId: true, previous: true }).extend({
  /** The person's, "" where it is left out or was not read. */
  name: z.string(),
  /** "" where contact details are left out: file names hold the name. */
  fileName: z.string(),
  previous: PreviousReport.omit({ id: true }).nullable(),
});
export type SharedReport = z.infer<typeof SharedReport>;

/** Every link to a report, ended ones too, newest first. */
export const listReportShares = oc
  .route({ method: "GET", path: "/resume/reports/{reportId}/shares", summary: "Links to a report" })
  .input(ReportId)
  .output(z.object({ shares: z.array(ReportShare) }))
  .errors(NO_REPORT);

/** Opens a report to others. `EXPIRY_PASSED` for an end that is over, `LIMIT_REACHED` beyond 50 open links. */
export const createReportShare = oc
  .route({
    method: "POST",
    path: "/resume/reports/{reportId}/shares",
    summary: "Share a report by a link",
  })
  .input(
    ReportId.extend({
      /** Null for none. */
      password: z.string().min(4).max(200).nullable(),
      expiresAt: z.iso.datetime(),
      showsContact: z.boolean(),
    }),
  )
  .output(ReportShare)
  .errors({
    ...NO_REPORT,
    EXPIRY_PASSED,
    ...limitReached("This report has as many links as one may have. End one first."),
  });

/** From now on the link answers as one that never was. */
export const revokeReportShare = oc
  .route({
    method: "DELETE",
    path: "/resume/reports/{reportId}/shares/{shareId}",
    summary: "End a link to a report",
  })
  .input(ReportId.extend({ shareId: KnownId }))
  .output(ReportShare)
  .errors(NO_LINK);

/**
 * What a link shows, to anybody. `NOT_FOUND` for an unknown, ended or expired one. Contact details are taken out unless
 * the owner says so. `PASSWORD_NEEDED` without one or with a wrong one.
 */
export const openReportShare = oc
  .route({ method: "POST", path: "/shared-reports/{token}", summary: "Open a shared report" })
  .input(z.object({ token: z.string().min(1), password: z.string().max(200).optional() }))
  .output(SharedReport)
  .errors({ ...NO_LINK, PASSWORD_NEEDED, TOO_MANY_ATTEMPTS });
