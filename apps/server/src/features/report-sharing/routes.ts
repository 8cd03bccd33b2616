import { assertNever } from "@taiyari/domain/result";
import { hashPassword } from "../../adapters/password-hash.ts";
import { open, signedIn } from "../../http/procedures.ts";
import type { LinkDeps } from "../../shared/links/admit-visitor.ts";
import { MAX_LINKS } from "../../shared/links/link-store.ts";
import { toLink } from "../../shared/links/to-contract.ts";
import { newToken } from "../../shared/links/token.ts";
import { findReport } from "../../shared/reports/report-store.ts";
import { openReportShare } from "./open-report-share.ts";
import { findReportShares, insertReportShare, markReportShareRevoked } from "./store.ts";

/** Links by which others see a report. */
export function reportSharingProcedures(deps: LinkDeps) {
  const { db, clock } = deps;
  const { resume } = signedIn;
  return {
    listReportShares: resume.listReportShares.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, reportId: input.reportId };
      if (!(await findReport(db, key))) throw errors.NOT_FOUND();
      return { shares: (await findReportShares(db, key)).map(toLink) };
    }),

    createReportShare: resume.createReportShare.handler(async ({ input, context, errors }) => {
      const { reportId, password, showsContact } = input;
      const key = { userId: context.user.id, reportId };
      const now = clock();
      const expiresAt = new Date(input.expiresAt);
      if (!(await findReport(db, key))) throw errors.NOT_FOUND();
      if (expiresAt <= now) throw errors.EXPIRY_PASSED();
      const made = await insertReportShare(db, key, {
        token: newToken(),
        passwordHash: password === null ? null : await hashPassword(password),
        expiresAt,
        showsContact,
        now,
      });
      if (!made.ok) {
        throw made.problem.kind === "absent"
          ? errors.NOT_FOUND()
          : errors.LIMIT_REACHED({ data: { most: MAX_LINKS } });
      }
      return toLink(made.value);
    }),

    revokeReportShare: resume.revokeReportShare.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, ...input };
      const ended = await markReportShareRevoked(db, key, clock());
      if (!ended) throw errors.NOT_FOUND();
      return toLink(ended);
    }),

    openReportShare: open.resume.openReportShare.handler(async ({ input, context, errors }) => {
      const opened = await openReportShare(deps, {
        token: input.token,
        password: input.password,
        ip: context.ip,
        userAgent: context.headers.get("user-agent") ?? "",
        findUserId: async () => (await context.findUser())?.id ?? null,
      });
      if (opened.ok) return opened.value;

      const { problem } = opened;
      switch (problem.kind) {
        case "absent":
          throw errors.NOT_FOUND();
        case "password-needed":
          throw errors.PASSWORD_NEEDED({ data: { wasWrong: problem.wasWrong } });
        case "too-many-attempts":
          throw errors.TOO_MANY_ATTEMPTS({
            data: { retryAfterSeconds: problem.retryAfterSeconds },
          });
        default:
          return assertNever(problem);
      }
    }),
  };
}
