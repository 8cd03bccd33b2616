import { counted } from "../../text/wording.ts";
import type { Interview } from "../session.ts";
import type { InterviewerManner } from "../setup.ts";

/** What the interviewer says before the first question. */
export function greetingOf({ setup, background, plan }: Interview): string {
  const { manner, mode, minutes } = setup;
  const about = background.job === "" ? "" : ` for ${background.job}`;
  const questions = counted(plan.length, "question");
  const how =
    mode === "study"
      ? `We go through ${questions} without a clock, and you can try each one again.`
      : `We have ${minutes} minutes for ${questions}.`;
  return GREETINGS[manner].replace("{about}", about).replace("{how}", how);
}

const GREETINGS: Readonly<Record<InterviewerManner, string>> = {
  warm: "Hello, good to have you here. This is a first round{about}. {how} Take a moment to think whenever you need one.",
  plain: "Hello. This is a first round{about}. {how}",
  probing:
    "Hello. This is a first round{about}. {how} I will ask back where I want to know exactly what you did.",
  brisk:
    "Hello. First round{about}. {how} Please keep your answers short and begin with the point.",
};

/** What the interviewer says at the end. Nothing of it judges. */
export function goodbyeOf({ setup }: Interview, isEarly: boolean): string {
  const { manner, mode } = setup;
  if (mode === "study") return "That was the last question. Your report is ready.";
  return `${isEarly ? "Our time is over." : "That was my last question."} ${GOODBYES[manner]}`;
}

const GOODBYES: Readonly<Record<InterviewerManner, string>> = {
  warm: "Thank you for telling me so much about your work, and have a good day.",
  plain: "Thank you for your time.",
  probing: "Thank you for being exact with me.",
  brisk: "Thank you, that is all.",
};
