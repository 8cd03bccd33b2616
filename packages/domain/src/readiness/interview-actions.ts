import { figure, lowerStart } from "../text/wording.ts";
import type { ActionIdea, ActionSource } from "./action-idea.ts";
import type { InterviewFacts } from "./facts.ts";
import { RECENT_ANSWERS } from "./interview-axis.ts";

/** The length that the set-up proposes, and its questions. Source: `INTERVIEW_LENGTHS` of the Interview Studio. */
const LENGTH = { minutes: 25, questions: 5 };
const BEST_ANSWER = 25;
const SET_UP = "/interview/get-started";

/** What there is to do for interviews: the first, the next, a question of the last one again. */
export function interviewActions({ facts, lastInterview }: ActionSource): readonly ActionIdea[] {
  const { interview } = facts;
  const { answers } = interview;
  const missing = RECENT_ANSWERS - answers.length;
  const whole: ActionIdea = {
    id: "interview",
    axis: "interview",
    title: interview.interviews === 0 ? "Hold your first mock interview" : "Hold a mock interview",
    why:
      interview.interviews === 0
        ? "By voice or keyboard; each answer is scored, with the words it rests on."
        : missing > 0
          ? `So far it rests on ${figure(answers.length, "answer")} of ${figure(interview.interviews, "interview")}; ${RECENT_ANSWERS} answers make it steady.`
          : lastInterview
            ? `Of the last one the report says: ${lastInterview.headline}.`
            : "",
    minutes: LENGTH.minutes,
    button: interview.interviews === 0 ? "Set up the interview" : "Set up an interview",
    to: SET_UP,
    after: { interview: withAnswers(interview, LENGTH.questions, interview.interviews === 0) },
  };
  const [again] = lastInterview?.again ?? [];
  if (!again) return [whole];
  return [
    whole,
    {
      id: `question ${again.question}`,
      axis: "interview",
      title: again.title,
      why: proposalOf(again.text),
      minutes: again.minutes,
      button: "Answer it again",
      to: `${SET_UP}?questions=${again.question}`,
      after: { interview: withAnswers(interview, 1, false) },
    },
  ];
}

/** A step of a report says first where, "Answers 1 and 2.", then how. */
function proposalOf(text: string): string {
  const end = text.indexOf(". ");
  if (end < 0) return `The report of your last interview proposes it. ${text}`;
  const where = lowerStart(text.slice(0, end));
  return `The report of your last interview proposes it for ${where}. ${text.slice(end + 2)}`;
}

/** What there is after an interview whose answers all scored in full. A first one asks questions of several kinds. */
function withAnswers(facts: InterviewFacts, count: number, isFirst: boolean): InterviewFacts {
  const type = facts.answers.at(-1)?.type ?? "";
  const given = Array.from({ length: count }, (_, at) => ({
    points: BEST_ANSWER,
    type: isFirst ? String(at) : type,
  }));
  return { interviews: facts.interviews + 1, answers: [...facts.answers, ...given] };
}
