import type {
  Interview,
  InterviewReport,
  InterviewTurn,
  PlayedScript,
} from "@taiyari/domain/interview";

/** What the command prints: all that was asked and said, in order, with the place in the plan from 1. */
export function printable(
  { setup, background, plan }: Interview,
  { state }: PlayedScript,
  unused: number,
) {
  return {
    setup: { ...setup, job: background.job },
    plan: plan.map(({ question: { id, type, title, ask }, seconds }) => ({
      id,
      type,
      title,
      ask,
      seconds,
    })),
    phase: state.phase,
    seconds: Math.round(state.spent),
    /** Answers of the script that nobody asked for any more. */
    unusedAnswers: unused,
    turns: state.turns.map(turnOf),
  };
}

function turnOf(turn: InterviewTurn) {
  const common = { at: Math.round(turn.at), by: turn.by, text: turn.text };
  if (turn.by === "person")
    return { ...common, question: turn.question + 1, attempt: turn.attempt, seconds: turn.seconds };
  const { kind, question, asks } = turn;
  return {
    ...common,
    kind,
    question: question === null ? null : question + 1,
    ...(asks && { about: asks.gap, quote: asks.quote }),
  };
}

/** A report with the words of its quotes beside their places, and the id of each question. */
export function printableReport(
  { plan }: Interview,
  { state }: PlayedScript,
  report: InterviewReport,
) {
  const texts = new Map(
    state.turns.flatMap((turn) => (turn.by === "person" ? [[turn.turn, turn.text] as const] : [])),
  );
  return {
    ...report,
    answers: report.answers.map((answer) => ({
      ...answer,
      id: plan[answer.question]?.question.id,
      quotes: answer.quotes.map((quote) => ({
        ...quote,
        text: texts.get(quote.turn)?.slice(quote.from, quote.to) ?? "",
      })),
    })),
  };
}

/** What was said, to be read. */
export function readable(interview: Interview, { state }: PlayedScript): string {
  return state.turns
    .map((turn) => {
      const who = turn.by === "person" ? "You" : "Interviewer";
      const kind = turn.by === "person" || turn.kind === "question" ? "" : ` (${turn.kind})`;
      return `${clock(turn.at)} ${who}${kind}: ${turn.text || "…"}`;
    })
    .concat(`${clock(state.spent)} of ${interview.setup.minutes}:00, ${state.phase}`)
    .join("\n");
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
