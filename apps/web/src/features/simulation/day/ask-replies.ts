import { client } from "../../../lib/api.ts";
import { runs } from "../../../shared/simulation/runs.ts";

interface Message {
  readonly run: string;
  /** Id of the act that sent it. */
  readonly act: string;
  readonly people: readonly string[];
  /** When a reply is kept, in minutes of the scenario since its start. */
  readonly now: () => number;
}

/**
 * Has the language model of this installation write what people answer, where one is set. Where it gives nothing, or there is no
 * connection, the answers of the scenario stand. Never rejects.
 */
export async function askReplies({ run, act, people, now }: Message): Promise<void> {
  try {
    // The model reads what the server has.
    await runs.exchange();
    await Promise.all(
      people.map(async (person) => {
        const reply = await client.simulation.reply({ id: run, message: act, person });
        if (reply.kind !== "written") return;
        runs.record(run, {
          kind: "reply-written",
          answers: act,
          person,
          text: reply.text,
          at: now(),
        });
      }),
    );
  } catch {
    // The answers of the scenario stand.
  }
}
