import type {
  ChatLine,
  ChatThread,
  DeskMail,
  SentPromise,
  SimulationState,
} from "../replay/state.ts";
import { readCondition } from "../conditions/condition.ts";
import { timeText } from "../conditions/day-time.ts";
import type { DayMinute, Scenario } from "../scenario.ts";
import { entryOf, shortQuote, type TimelineEntry } from "./timeline-entry.ts";

/** Minutes after which an answer is told as one that was waited for. */
const LONG_WAIT = 15;

/** What came, what was written, and what was left without an answer. */
export function messageEntries(
  scenario: Scenario,
  state: SimulationState,
): readonly TimelineEntry[] {
  const names = new Map(scenario.people.map(({ id, name }) => [id, name]));
  const context = { scenario, state, nameOf: (id: string) => names.get(id) ?? id };
  return [
    ...receivedOf(state).map((message) => receivedEntry(message, context)),
    ...fileEntries(scenario, state),
    ...state.mails.flatMap((mail) => (mail.from === "me" ? [mailEntry(mail, context)] : [])),
    ...state.chats.flatMap((thread) => chatEntries(thread, context)),
  ];
}

interface Context {
  readonly scenario: Scenario;
  readonly state: SimulationState;
  readonly nameOf: (person: string) => string;
}

/** A message of the scenario that came to the desk. */
interface Received {
  readonly id: string;
  readonly at: DayMinute;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly task: string | null;
  /** Whether it asks for an answer and brings no task: one that brings a task is answered by its work. */
  readonly wantsAnswer: boolean;
}

function receivedOf({ mails, chats }: SimulationState): readonly Received[] {
  return [
    ...mails.flatMap((mail) =>
      mail.from === "me" || isReply(mail.id)
        ? []
        : [{ ...mail, wantsAnswer: mail.due !== null && mail.task === null }],
    ),
    ...chats.flatMap(({ lines }) =>
      lines.flatMap((line) =>
        line.from === "me" || isReply(line.id)
          ? []
          : [
              {
                ...line,
                subject: "",
                wantsAnswer:
                  line.task === null && (line.due !== null || line.suggestions.length > 0),
              },
            ],
      ),
    ),
  ];
}

/** Answers and reviews are told with what they follow. */
function isReply(id: string): boolean {
  return id.startsWith("re-") || id.startsWith("review-");
}

function fileEntries({ files }: Scenario, { firstOpened }: SimulationState): TimelineEntry[] {
  return files.flatMap(({ id, name }) => {
    const at = firstOpened[id];
    return at === undefined ? [] : [entryOf(at, "plain", `You opened ${name}`, { isAside: true })];
  });
}

/** Letters of a message whose work is named above it. */
const MOST_OF_A_REQUEST = 90;

function receivedEntry(message: Received, context: Context): TimelineEntry {
  const { scenario, nameOf } = context;
  const { at, from, subject, text, task, wantsAnswer } = message;
  const own = scenario.tasks.find((one) => one.id === task);
  const said = `“${subject === "" ? shortQuote(text, own ? MOST_OF_A_REQUEST : undefined) : subject}”`;
  const read = readText(message, context.state);
  if (own)
    return entryOf(at, "came", `${nameOf(from)} asks: ${own.title}`, {
      text: `${said} Wanted by ${timeText(own.due)}.${read}`,
    });
  if (wantsAnswer && !isAnswered(message, context))
    return entryOf(at, "bad", `You left ${nameOf(from)}’s message unanswered`, {
      text: said + read,
    });
  return entryOf(at, "came", `${nameOf(from)} wrote`, {
    text: said,
    // What was wanted, and got an answer, is what that answer decided on.
    isAside: !wantsAnswer,
  });
}

/** Nothing for what was read soon, as everything should be. */
function readText({ id, at, task }: Received, { firstOpened, tasks }: SimulationState): string {
  const opened = firstOpened[id];
  // Its work may be done from the list of tasks.
  const isDone = tasks.some((one) => one.id === task && one.versions.length > 0);
  if (opened === undefined) return isDone ? "" : " You never opened it.";
  return opened - at >= LONG_WAIT ? ` You opened it at ${timeText(opened)}.` : "";
}

/** By a word to its sender, or by handing in the task it presses for: one that its condition names. */
function isAnswered({ id, at }: Received, { scenario, state }: Context): boolean {
  if (state.context.answered[id] === true) return true;
  const when = scenario.messages.find((message) => message.id === id)?.when ?? null;
  const read = when === null ? null : readCondition(when);
  const pressesFor = new Set(
    read?.ok ? read.value.names.flatMap(([map, name = ""]) => (map === "task" ? [name] : [])) : [],
  );
  return state.tasks.some(
    (task) => pressesFor.has(task.id) && task.versions.some((version) => version.at >= at),
  );
}

function mailEntry(mail: DeskMail, { state, nameOf }: Context): TimelineEntry {
  const answered = state.mails.find(
    ({ from, subject, answeredAt }) =>
      answeredAt === mail.at && mail.to.includes(from) && mail.subject === `Re: ${subject}`,
  );
  const people = listed(mail.to.map(nameOf));
  const replies = state.mails.filter(({ id }) => id.startsWith(`re-${mail.id}-`));
  const isDecision = answered !== undefined && (answered.due !== null || answered.task !== null);
  return entryOf(
    mail.at,
    "plain",
    answered ? `You answered ${people}’s mail` : `A mail to ${people}`,
    {
      quote: shortQuote(mail.text),
      text: replies.map(({ from, text }) => `${nameOf(from)}: “${shortQuote(text)}”`).join(" "),
      to: mail.to,
      isAside: !isDecision,
    },
  );
}

function chatEntries({ person, lines }: ChatThread, { state, nameOf }: Context): TimelineEntry[] {
  return lines.flatMap((line, number) => {
    // What was handed in has an entry of its own.
    if (line.from !== "me" || line.task !== null) return [];
    const since = lines.slice(0, number).findLastIndex(({ from }) => from === "me");
    const waiting = lines
      .slice(since + 1, number)
      .find((one) => !isReply(one.id) && (one.due !== null || one.suggestions.length > 0));
    const promise = state.promises.find((one) => one.person === person && one.at === line.at);
    const reply = lines.find(({ id }) => id === `re-${line.id}`);
    const given = state.replies.find(({ answers }) => answers === line.id);
    const isRude = given?.intent.kind === "rude";
    return [
      entryOf(
        line.at,
        isRude ? "bad" : "plain",
        chatTitle(nameOf(person), line, waiting, promise),
        {
          quote: shortQuote(line.text),
          text: [
            promise?.isKept === null ? "The day was over before it was due." : "",
            reply ? `${nameOf(person)}: “${shortQuote(reply.text)}”` : "",
          ]
            .filter(Boolean)
            .join(" "),
          to: [person],
          isAside: !promise && !waiting && !isRude,
        },
      ),
    ];
  });
}

function chatTitle(
  name: string,
  { at }: ChatLine,
  waiting: ChatLine | undefined,
  promise: SentPromise | undefined,
): string {
  if (promise) return `You promised ${name} an answer by ${timeText(promise.due)}`;
  if (!waiting) return `You wrote to ${name}`;
  const waited = Math.round(at - waiting.at);
  return waited >= LONG_WAIT
    ? `You answered ${name} after ${waited} minutes`
    : `You answered ${name}`;
}

/** "Priya, Rohit and Imran" */
function listed(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
