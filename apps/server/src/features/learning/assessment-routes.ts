import { randomInt } from "node:crypto";
import { drawQuestions } from "@taiyari/domain/learning";
import type { Clock } from "../../adapters/clock.ts";
import { signedIn } from "../../http/procedures.ts";
import type { CourseTests } from "../../built-course-tests.ts";
import {
  isOver,
  isTimeOver,
  nextTryAt,
  scoreOfAttempt,
  toAttempt,
  toResult,
} from "./assessment-rules.ts";
import {
  type AttemptRow,
  beginAttempt,
  findAttempt,
  findCode,
  keepAnswers,
  listAttempts,
} from "./assessment-store.ts";
import { judgeAttempt, type JudgingDeps } from "./judge-attempt.ts";

export interface AssessmentDeps extends JudgingDeps {
  readonly clock: Clock;
  readonly courseTests: CourseTests;
}

const MINUTE_MS = 60_000;

/** Final assessments: questions go out without what is right, and are judged here after the end. */
export function assessmentProcedures(deps: AssessmentDeps) {
  const { db, clock, courseTests } = deps;
  const { assessment, learning } = signedIn;

  async function resultOf(attempt: AttemptRow) {
    return toResult(attempt, await judgeAttempt(deps, attempt), await findCode(db, attempt));
  }

  return {
    learning: {
      placement: learning.placement.handler(({ input, errors }) => {
        const course = courseTests.get(input.course);
        if (!course || course.placement.length === 0) throw errors.NOT_FOUND();
        return { title: course.title, questions: course.placement };
      }),
    },
    assessment: {
      state: assessment.state.handler(async ({ input, context, errors }) => {
        const course = courseTests.get(input.course);
        if (!course?.assessment) throw errors.NOT_FOUND();
        const now = clock();
        const { draw, questions, minutes, pass } = course.assessment;
        const attempts = await listAttempts(db, context.user.id, input.course);
        const current = attempts.find((attempt) => !isOver(attempt, now));
        const over = attempts.filter((attempt) => isOver(attempt, now));
        const ended = [];
        let code: string | null = null;
        for (const attempt of over) {
          const { right, of, isPassed } = scoreOfAttempt(
            attempt,
            await judgeAttempt(deps, attempt),
          );
          const submittedAt = (attempt.submittedAt ?? attempt.endsAt).toISOString();
          ended.push({ id: attempt.id, submittedAt, right, of, isPassed });
          code ??= isPassed ? await findCode(db, attempt) : null;
        }
        return {
          title: course.title,
          questions: Object.values(draw).reduce((sum, count) => sum + count, 0),
          bank: questions.length,
          minutes,
          pass,
          current: current ? toAttempt(current, now) : null,
          ended,
          nextAt: current ? null : (nextTryAt(attempts, now)?.toISOString() ?? null),
          code,
        };
      }),

      begin: assessment.begin.handler(async ({ input, context, errors }) => {
        const bank = courseTests.get(input.course)?.assessment;
        if (!bank) throw errors.NOT_FOUND();
        const now = clock();
        const userId = context.user.id;
        const begun = await beginAttempt<AttemptRow | Date>(db, userId, input.course, (earlier) => {
          const current = earlier.find((attempt) => !isOver(attempt, now));
          if (current) return { refusal: current };
          const next = nextTryAt(earlier, now);
          if (next) return { refusal: next };
          const met = earlier
            .toReversed()
            .flatMap(({ questions }) => questions.map(({ question }) => question.id));
          return {
            attempt: {
              userId,
              course: input.course,
              startedAt: now,
              endsAt: new Date(now.getTime() + bank.minutes * MINUTE_MS),
              pass: bank.pass,
              bank: bank.questions.length,
              questions: drawQuestions(bank, { seed: randomInt(2 ** 32), met }),
            },
          };
        });
        if ("attempt" in begun) return toAttempt(begun.attempt, now);
        if (begun.refusal instanceof Date)
          throw errors.TOO_SOON({ data: { nextAt: begun.refusal.toISOString() } });
        return toAttempt(begun.refusal, now);
      }),

      answer: assessment.answer.handler(async ({ input, context, errors }) => {
        const now = clock();
        const kept = await keepAnswers(
          db,
          { userId: context.user.id, id: input.id },
          input.answers,
          { now, isOver: (attempt) => isTimeOver(attempt, now), isHandedIn: false },
        );
        if (!kept) throw errors.NOT_FOUND();
        if (kept.wasOver) throw errors.ASSESSMENT_OVER();
        return {};
      }),

      submit: assessment.submit.handler(async ({ input, context, errors }) => {
        const now = clock();
        const kept = await keepAnswers(
          db,
          { userId: context.user.id, id: input.id },
          input.answers,
          { now, isOver: (attempt) => isTimeOver(attempt, now), isHandedIn: true },
        );
        if (!kept) throw errors.NOT_FOUND();
        return resultOf(kept.attempt);
      }),

      result: assessment.result.handler(async ({ input, context, errors }) => {
        const attempt = await findAttempt(db, { userId: context.user.id, id: input.id });
        if (!attempt) throw errors.NOT_FOUND();
        if (!isOver(attempt, clock())) throw errors.ASSESSMENT_RUNNING();
        return resultOf(attempt);
      }),
    },
  };
}
