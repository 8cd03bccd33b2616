import { type Draft, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import type { BeyondTopic } from "../question/question.ts";
import { checkNamed, citeCheck, citeEvidence } from "./citations.ts";

const CAN =
  "I can say why the score is what it is, what each check looks at, what to do first, whether a bullet is good and how to word it, which terms of the job are missing and what shows the others, how to speak of a gap or a change of job, and what changed since your last report.";

export function answerGreeting({ report }: ChatContext): Draft {
  return {
    paragraphs: [
      [`Hello. This report stands at ${report.score} of 100: ${report.verdict.heading}.`],
      ["Ask me about it, about a bullet, or about a term of the job."],
    ],
  };
}

export function answerThanks(): Draft {
  return { paragraphs: [["You are welcome."]] };
}

export function answerHelp(): Draft {
  return {
    paragraphs: [
      [`I answer from your resume, this report and this job, and from nothing else. ${CAN}`],
      ["English, Hindi and Hinglish questions will do; the answers are in English."],
    ],
  };
}

/** Why each of these is beyond: what it would take, and where to go. */
const BEYOND: Readonly<Record<BeyondTopic, string>> = {
  pay: "Questions of salary are beyond the built-in engine: what a job pays stands neither in your resume nor in this report.",
  code: "Writing code is beyond the built-in engine: it reads resumes.",
  others: "Other people are beyond the built-in engine: it knows your resume and nobody else's.",
  health:
    "That is beyond the built-in engine, and nothing to leave to a program: please ask a doctor, or somebody you trust.",
  orders:
    "That is beyond the built-in engine: nothing written to it changes the report or its rules.",
  world:
    "That is beyond the built-in engine: it knows your resume, this report and this job, and nothing of the world.",
  unknown: "I do not understand this, or it is beyond the built-in engine, which answers by rules.",
};

export function answerBeyond(topic: BeyondTopic): Draft {
  return { isBeyond: true, paragraphs: [[BEYOND[topic]], [CAN]] };
}

/** "Can I put key words in white text?" */
export function answerHiddenText(context: ChatContext): Draft {
  const check = checkNamed(context, "hidden-text");
  return {
    paragraphs: [
      [
        "Do not. A machine reads hidden words and then shows them as plain text to the person who decides, next to your name. It looks like deceit, and that is the end of the application.",
      ],
      check
        ? cited(
            `This report looks for it and counts such words nowhere: ${check.finding}`,
            citeCheck(check),
            citeEvidence(context, check),
          )
        : [],
      [
        "What helps honestly: name the terms of the job that you have used, in bullets that say for what.",
      ],
    ],
  };
}
