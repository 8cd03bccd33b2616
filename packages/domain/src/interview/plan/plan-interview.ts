import type { Careers } from "../../careers/careers.ts";
import { contentStems } from "../../text/tokens.ts";
import type { Question, QuestionType } from "../question.ts";
import type { Interview } from "../session.ts";
import type { InterviewBackground, InterviewSetup } from "../setup.ts";
import { thatFit, withSeconds } from "./budget.ts";
import { chooseQuestion, type Wanted } from "./choose.ts";
import { type AskedProblem, codingQuestions, codingSkillsOf } from "./coding-question.ts";
import { nearRoles } from "./near-roles.ts";
import { resumeQuestions } from "./resume-questions.ts";
import { typesOf } from "./shares.ts";

export interface PlanRequest {
  readonly setup: InterviewSetup;
  readonly background: InterviewBackground;
  /** All of `content/interviews`. */
  readonly questions: readonly Question[];
  /** All of the Practice Lab. */
  readonly problems: readonly AskedProblem[];
  readonly careers: Pick<Careers, "roles" | "skills">;
  /** Ids of questions of the person's last interviews, the latest first; three interviews are enough. */
  readonly recent: readonly string[];
}

/** What takes the place of a type that has no question left, the nearest first. */
const INSTEAD: Readonly<Record<QuestionType, readonly QuestionType[]>> = {
  behavioural: ["hr", "case", "technical"],
  technical: ["case", "behavioural", "hr"],
  resume: ["behavioural", "technical", "hr"],
  hr: ["behavioural", "technical", "case"],
  case: ["technical", "behavioural", "hr"],
  coding: ["technical", "case", "behavioural"],
};

/**
 * Chooses what is asked in an interview, in order, with the seconds each question has. The same request gives the same plan; another seed gives others that fit equally well.
 * No question is twice in it; one that was asked lately is in it only where no other is left for its role.
 *
 * @returns  [] only where there are neither questions nor lines of a resume
 */
export function planInterview(request: PlanRequest): Interview["plan"] {
  const { setup, background, careers, recent } = request;
  const role = careers.roles.find(({ id }) => id === setup.role);
  const skills = codingSkillsOf(role, careers.skills);
  const all = [
    ...request.questions.filter(({ type }) => type !== "resume" && type !== "coding"),
    ...codingQuestions(request.problems, allOrOwn(setup, skills), setup.level),
    ...resumeQuestions(background, setup),
  ];
  const wanted: Wanted = {
    setup,
    near: nearRoles(setup.role, careers.roles),
    recent,
    asked: new Set(background.asked.flatMap(({ term }) => contentStems(term))),
  };
  const types = typesOf(setup, {
    hasFacts: all.some(({ type }) => type === "resume"),
    isCoding: (skills.sql || skills.code) && request.problems.length > 0,
  });
  const taken: Question[] = [];
  for (const type of types) {
    const question = [type, ...INSTEAD[type]]
      .map((one) => chooseQuestion(one, all, taken, wanted))
      .find((found) => found !== null);
    if (question) taken.push(question);
  }
  return withSeconds(thatFit(taken, setup.minutes), setup.minutes);
}

/** Somebody who asks for an interview of coding only gets one, whatever the role. */
function allOrOwn(
  { kind }: InterviewSetup,
  own: { readonly sql: boolean; readonly code: boolean },
): { readonly sql: boolean; readonly code: boolean } {
  const isOther = !own.sql && !own.code;
  return kind === "coding" && isOther ? { sql: true, code: true } : own;
}
