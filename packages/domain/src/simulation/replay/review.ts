import { changeTrust, chatWith, type Desk, type DeskTask, note } from "./desk.ts";

/** Minutes of the scenario a reviewer takes to read. Until then what was handed in can be taken back. */
export const REVIEW_MINUTES = 5;

/** Reasons that are named at once: more are not read. */
const MOST_REASONS = 3;

/** Points of trust of work that is accepted at once, in its second version, and that is sent back. */
const ACCEPTED = 8;
const ACCEPTED_LATER = 5;
const SENT_BACK = -3;

/** The reviewer has read the last version: it is accepted, or sent back with reasons, once. */
export function review(desk: Desk, state: DeskTask): void {
  state.reviewAt = null;
  const task = desk.scenario.tasks.find(({ id }) => id === state.id);
  const last = state.versions.at(-1);
  if (!task || !last) return;
  const isSecond = state.versions.length > 1;
  const { assessment } = last;
  if (!isSecond && assessment.points < task.acceptedFrom) {
    const reasons = [...assessment.checks, ...assessment.rubric]
      .filter(({ reason }) => reason !== "")
      .toSorted((a, b) => b.of - b.points - (a.of - a.points))
      .slice(0, MOST_REASONS)
      .map(({ reason }) => reason);
    if (reasons.length > 0) {
      state.standing = "sent-back";
      state.reasons = reasons;
      say(desk, state, task.from, task.review.sentBack);
      changeTrust(desk, task.from, SENT_BACK);
      note(desk, "review", `${task.title}: sent back`, {
        came: reasons.join(" "),
        trust: { [task.from]: SENT_BACK },
      });
      return;
    }
  }
  state.standing = "accepted";
  state.reasons = [];
  const trust = isSecond ? ACCEPTED_LATER : ACCEPTED;
  // What was sent back and came again no better is taken, and that is all.
  const isGood = assessment.points >= task.acceptedFrom;
  say(desk, state, task.from, isGood ? task.review.accepted : task.review.keptAsWas);
  if (isGood) changeTrust(desk, task.from, trust);
  note(desk, "review", `${task.title}: ${isSecond ? "second version taken" : "accepted"}`, {
    trust: isGood ? { [task.from]: trust } : {},
  });
}

function say(desk: Desk, state: DeskTask, from: string, text: string): void {
  state.review = text;
  const chat = chatWith(desk, from);
  const line = state.reasons.length > 0 ? `${text}\n${state.reasons.join("\n")}` : text;
  chat.lines.push({
    id: `review-${state.id}-${state.versions.length}`,
    at: desk.time,
    from,
    text: line,
    files: [],
    suggestions: [],
    task: state.id,
    due: null,
  });
  chat.unread += 1;
}
