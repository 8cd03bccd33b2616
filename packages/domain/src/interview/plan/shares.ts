import { assertNever } from "../../result/index.ts";
import type { QuestionType } from "../question.ts";
import { INTERVIEW_LENGTHS, type InterviewSetup } from "../setup.ts";
import { seededRank } from "../seeded.ts";

/** What an interview may be made of. */
export interface Available {
  /** Whether there are lines of a resume to ask about. */
  readonly hasFacts: boolean;
  /** Whether the role writes code or SQL. */
  readonly isCoding: boolean;
}

/**
 * The types of an interview's questions, in the order they are asked. A mixed one is as a first round is: stories first, then the resume and the work, the case, and pay
 * and notice at the end.
 */
export function typesOf(setup: InterviewSetup, available: Available): readonly QuestionType[] {
  const { kind, minutes } = setup;
  const length = INTERVIEW_LENGTHS.find((one) => one.minutes === minutes) ?? INTERVIEW_LENGTHS[1];
  if (kind !== "mixed") return Array<QuestionType>(length.questions).fill(kind);
  const work = workTypes(setup, available);
  const mixed = mixedTypes(setup, work);
  return available.hasFacts
    ? mixed
    : mixed.map((type, at) =>
        type === "resume" ? (at === 0 ? "behavioural" : "technical") : type,
      );
}

function mixedTypes(
  { minutes, source }: InterviewSetup,
  [first, second]: readonly [QuestionType, QuestionType],
): readonly QuestionType[] {
  const isResume = source === "resume";
  switch (minutes) {
    case 10:
      return isResume ? ["resume", "behavioural"] : ["behavioural", "technical"];
    case 25:
      return isResume
        ? ["behavioural", "resume", "resume", first, "hr"]
        : ["behavioural", "behavioural", "resume", first, "hr"];
    case 40:
      return isResume
        ? ["behavioural", "behavioural", "resume", "resume", first, second, "case", "hr"]
        : ["behavioural", "behavioural", "behavioural", "resume", first, second, "case", "hr"];
    default:
      return assertNever(minutes);
  }
}

/** Where the role codes, one question of the work in two is one with the editor. */
function workTypes(
  { seed, role }: InterviewSetup,
  { isCoding }: Available,
): readonly [QuestionType, QuestionType] {
  if (!isCoding) return ["technical", "technical"];
  return seededRank(seed, `work ${role}`) % 2 === 0
    ? ["coding", "technical"]
    : ["technical", "coding"];
}
