import { type Draft, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import type { BeyondTopic } from "../question/question.ts";
import { checkNamed, citeCheck, citeEvidence } from "./citations.ts";

const CAN = [
  "What I can answer: why the score is what it is and what to do first, what a check looks at,",
  "whether a bullet is good and how to word it, which terms of the job are missing, what belongs in a resume,",
  "and how to speak of a gap or a change of job.",
].join(" ");

export function answerGreeting({ report }: ChatContext): Draft {
  return {
    paragraphs: [
      [`Hello. This report stands at ${report.score} of 100: ${report.verdict.heading}.`],
      ["Ask me about it, about a bullet, or about a term of the job."],
    ],
  };
}

export function answerThanks(): Draft {
  return { paragraphs: [["You are welcome. Ask on whenever you like."]] };
}

export function answerHelp(): Draft {
  return {
    paragraphs: [
      [
        "I am the built-in engine: rules on this server, no language model. I answer from your resume, this report and this job, and from nothing else.",
      ],
      [CAN],
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
  writing:
    "Whole texts are beyond the built-in engine here: it words one bullet at a time, with your own facts. In the editor, “Enhance with AI” goes through a section.",
  interview:
    "What they will ask is beyond the built-in engine: it knows the job's words and not the people behind it. How to speak of a gap, a change of job or a missing term I can say.",
  learning:
    "How long something takes to learn, and where, is beyond the built-in engine. Under “Job match” in the report " +
    "each missing term has next steps: lessons, problems and questions of this installation that practise it.",
  meaning:
    "What a term means is beyond the built-in engine: it knows where the job asks for it and where your resume shows " +
    "it. Under “Job match” in the report each missing term has lessons and questions of this installation that explain it.",
  lies: "Helping with what is not true is beyond the built-in engine. It puts a blank where a fact is missing, and only you can fill it.",
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
        "Do not. A machine reads hidden words and then shows them as plain text to the person who decides, next to your name. It is taken for deceit.",
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
