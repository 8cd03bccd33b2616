import { randomBytes } from "node:crypto";
import type { OwnCertificate } from "@taiyari/contract";
import { certificateCode, readCertificateCode } from "@taiyari/domain/learning";
import { open, signedIn } from "../../http/procedures.ts";
import { isOver, scoreOfAttempt } from "./assessment-rules.ts";
import type { AssessmentDeps } from "./assessment-routes.ts";
import { findAttempt, findCode } from "./assessment-store.ts";
import {
  type CertifiedAttempt,
  findCertificate,
  keepCertificate,
  markPublic,
} from "./certificate-store.ts";
import { judgeAttempt } from "./judge-attempt.ts";

const CODE_BYTES = 5;

/** Certificates of assessments that were passed. */
export function certificateProcedures(deps: AssessmentDeps) {
  const { db, clock, courseTests } = deps;
  const { certificates } = signedIn;

  async function find(typed: string, userId: string | null): Promise<OwnCertificate | null> {
    const code = readCertificateCode(typed);
    const found = code && (await findCertificate(db, code, userId));
    return found ? toCertificate(found) : null;
  }

  return {
    issue: certificates.issue.handler(async ({ input, context, errors }) => {
      const userId = context.user.id;
      const now = clock();
      const attempt = await findAttempt(db, { userId, id: input.id });
      if (!attempt) throw errors.NOT_FOUND();
      if (!isOver(attempt, now)) throw errors.NOT_PASSED();
      const score = scoreOfAttempt(attempt, await judgeAttempt(deps, attempt));
      if (!score.isPassed) throw errors.NOT_PASSED();
      const row = {
        userId,
        assessmentId: attempt.id,
        code: certificateCode(randomBytes(CODE_BYTES)),
        name: input.name,
        isPublic: true,
        course: attempt.course,
        title: courseTests.get(attempt.course)?.title ?? attempt.course,
        minutes: Math.round((attempt.endsAt.getTime() - attempt.startedAt.getTime()) / 60_000),
      };
      await keepCertificate(db, row, now);
      const made = await find((await findCode(db, attempt)) ?? "", userId);
      if (!made) throw errors.NOT_FOUND();
      return made;
    }),

    mine: certificates.mine.handler(async ({ input, context, errors }) => {
      const found = await find(input.code, context.user.id);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),

    setPublic: certificates.setPublic.handler(async ({ input, context, errors }) => {
      const found = await find(input.code, context.user.id);
      if (!found) throw errors.NOT_FOUND();
      await markPublic(db, found.code, context.user.id, input.isPublic);
      return { ...found, isPublic: input.isPublic };
    }),

    open: open.certificates.open.handler(async ({ input, errors }) => {
      const found = await find(input.code, null);
      if (!found) throw errors.NOT_FOUND();
      const { isPublic: _isPublic, ...shown } = found;
      return { ...shown, checkedAt: clock().toISOString() };
    }),
  };
}

function toCertificate({ certificate, attempt }: CertifiedAttempt): OwnCertificate {
  const { code, name, course, title, minutes, isPublic } = certificate;
  const score = scoreOfAttempt(attempt, attempt.judged ?? {});
  return {
    code,
    name,
    course,
    title,
    minutes,
    isPublic,
    right: score.right,
    of: score.of,
    percent: score.percent,
    stages: [...score.stages],
    pass: attempt.pass,
    bank: attempt.bank,
    passedAt: (attempt.submittedAt ?? attempt.endsAt).toISOString(),
  };
}
