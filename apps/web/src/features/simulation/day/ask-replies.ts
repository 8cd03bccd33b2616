import { type Act, replay, type Scenario, type SimulationState } from "@taiyari/domain/simulation";
import { client } from "../../../lib/api.ts";
import { runs } from "../../../shared/simulation/runs.ts";
import { minutesOf } from "./day-clock.ts";

type Message = Act & { readonly kind: "chat-sent" | "mail-sent" };

/** What the language model was asked for and has not answered, by run: a page of a run may be left for another one meanwhile. */
const open = new Map<string, Set<Promise<unknown>>>();

/**
 * Has the language model of this installation write what people answer to a message, where one is set. Where it gives nothing, or too
 * late, or there is no connection, the answers of the scenario stand. Never rejects.
 *
 * @param before  what was done before the message
 */
export async function askReplies(
  run: string,
  scenario: Scenario,
  before: readonly Act[],
  message: Message,
): Promise<void> {
  const people = repliesTo(replay(scenario, [...before, message]), message.id).map(
    ({ person }) => person,
  );
  if (people.length === 0) return;
  const asked = Promise.allSettled(
    people.map((person) => askReply(run, scenario, message, person)),
  );
  const others = open.get(run) ?? new Set();
  open.set(run, others.add(asked));
  await asked;
  others.delete(asked);
}

/** Resolves when nothing that the model was asked for in a run is open any more; null where nothing is. */
export function openReplies(run: string): Promise<unknown> | null {
  const asked = [...(open.get(run) ?? [])];
  return asked.length > 0 ? Promise.all(asked) : null;
}

async function askReply(
  run: string,
  scenario: Scenario,
  { id: answers }: Message,
  person: string,
): Promise<void> {
  // The model reads what the server has.
  await runs.exchange();
  const reply = await client.simulation.reply({ id: run, message: answers, person });
  const own = runs.get().logs.find(({ head }) => head.id === run);
  if (reply.kind !== "written" || !own) return;
  const now = minutesOf(own, scenario);
  const given = repliesTo(replay(scenario, own.events, Math.floor(now)), answers);
  if (!given.some((one) => one.person === person && !one.isShown)) return;
  runs.record(run, {
    kind: "reply-written",
    answers,
    person,
    text: reply.text,
    at: Math.floor(now * 100) / 100,
  });
}

/** Who answers a message, and whether it was shown: a mail that only tells something is read, and that is all. */
function repliesTo({ replies, time, isOver }: SimulationState, message: string) {
  return replies
    .filter(({ answers }) => answers === message)
    .map(({ person, comesAt }) => ({ person, isShown: isOver || comesAt <= time }));
}
