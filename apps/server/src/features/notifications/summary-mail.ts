import { cleanName, daysAway, daysBetween, type Preparation } from "@taiyari/domain/account";
import type { Mail } from "../../adapters/mail.ts";
import { counted } from "../../shared/dates/count-words.ts";
import type { NotificationDeps } from "./deps.ts";
import type { DueCounts } from "./due-reviews.ts";
import type { Subscriber, WeekFigures } from "./summary-store.ts";
import { offUrl } from "./unsubscribe.ts";

/** What a weekly summary is made of. */
export interface Week extends WeekFigures {
  readonly problems: number;
  readonly exercises: number;
  readonly due: DueCounts;
  readonly preparation: Preparation;
  /** Where the person is. */
  readonly today: string;
}

/** What moved in a week and what is next; null where there is neither. */
export function summaryMail(
  deps: Pick<NotificationDeps, "publicUrl" | "secret">,
  to: Pick<Subscriber, "userId" | "name" | "email">,
  week: Week,
): Mail | null {
  const moved = movedLines(week);
  const next = nextLines(week);
  if (moved.length === 0 && next.length === 0) return null;
  const off = offUrl(deps, to.userId);
  return {
    to: to.email,
    subject: "Your week on Taiyari",
    headers: {
      "List-Unsubscribe": `<${off}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    text: [
      `Hello ${cleanName(to.name)},`,
      moved.length > 0
        ? ["This is what moved this week:", ...moved.map((line) => `- ${line}`)].join("\n")
        : "Nothing moved this week.",
      ...(next.length > 0
        ? [["This is what is next:", ...next.map((line) => `- ${line}`)].join("\n")]
        : []),
      "Go on here:",
      `${deps.publicUrl}/dashboard`,
      "You get this mail because you turned the weekly summary on. This link turns it off:",
      off,
    ].join("\n\n"),
  };
}

function movedLines(week: Week): readonly string[] {
  const { problems, exercises, interviews, days, score, scoreBefore } = week;
  return [
    ...(score === null ? [] : [scoreLine(score, scoreBefore)]),
    ...(problems > 0 ? [`You solved ${counted(problems, "problem", "problems")}.`] : []),
    ...(exercises > 0
      ? [`You solved ${counted(exercises, "SQL exercise", "SQL exercises")}.`]
      : []),
    ...(interviews > 0
      ? [`You began ${counted(interviews, "mock interview", "mock interviews")}.`]
      : []),
    ...(days > 0 ? [`You began ${counted(days, "simulated day", "simulated days")}.`] : []),
  ];
}

function scoreLine(score: number, before: number | null): string {
  if (before === null) return `Your resume scores ${score}.`;
  if (score === before) return `Your resume scores ${score}, as before.`;
  return `Your resume scores ${score}, ${score > before ? "up" : "down"} from ${before}.`;
}

function nextLines({ due, preparation, today }: Week): readonly string[] {
  const { interviewOn, company } = preparation;
  const days = interviewOn === null ? -1 : daysBetween(today, interviewOn);
  const reviews = due.cards + due.exercises;
  const at = company === "" ? "" : ` at ${company}`;
  return [
    ...(days >= 0 ? [`Your interview${at}: ${daysAway(days).toLowerCase()}.`] : []),
    ...(reviews > 0
      ? [`${counted(reviews, "review", "reviews")} in SQL for data professionals.`]
      : []),
    ...(due.problems > 0
      ? [`${counted(due.problems, "problem", "problems")} to solve again in the Practice Lab.`]
      : []),
  ];
}
