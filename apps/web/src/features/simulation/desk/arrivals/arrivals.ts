import type { DayMinute, SimulationState } from "@taiyari/domain/simulation";
import { ME, receivedMails } from "../state/unread.ts";

/** Something that came by itself. */
export interface Arrival {
  /** Of the mail or the line. */
  readonly id: string;
  readonly kind: "mail" | "chat";
  readonly person: string;
  readonly at: DayMinute;
  /** Subject of a mail, words of a chat. */
  readonly text: string;
}

/** Everything that came, in the order it came. */
export function arrivalsOf(state: SimulationState): readonly Arrival[] {
  const mails = receivedMails(state).map(({ id, from, at, subject }): Arrival => ({
    id,
    kind: "mail",
    person: from,
    at,
    text: subject,
  }));
  const lines = state.chats.flatMap(({ person, lines: all }) =>
    all
      .filter(({ from }) => from !== ME)
      .map(({ id, at, text }): Arrival => ({ id, kind: "chat", person, at, text })),
  );
  return [...mails.toReversed(), ...lines].toSorted((a, b) => a.at - b.at);
}

interface Seen {
  /** Ids of lines that somebody has put off. */
  readonly later: readonly string[];
  /** The person whose chat is on the screen; null for none. */
  readonly openChat: string | null;
}

/**
 * Chat messages that float over the desk, the first that came first: those that nobody has seen, that were not put off, and
 * whose chat is not open. One for each person, their latest.
 */
export function floatingOf(state: SimulationState, { later, openChat }: Seen): readonly Arrival[] {
  const unread = state.chats.flatMap(({ person, lines, unread: count }): readonly Arrival[] => {
    if (count === 0 || person === openChat) return [];
    const last = lines.findLast(({ from }) => from !== ME);
    if (!last || later.includes(last.id)) return [];
    return [{ id: last.id, kind: "chat", person, at: last.at, text: last.text }];
  });
  return unread.toSorted((a, b) => a.at - b.at);
}

/** What is read out of arrivals, several in one sentence each; "" for none. */
export function arrivalWords(
  arrivals: readonly Arrival[],
  nameOf: (person: string) => string,
): string {
  return arrivals
    .map(({ kind, person, text }) =>
      kind === "mail"
        ? `New mail from ${nameOf(person)}: ${text}`
        : `${nameOf(person)} in the chat: ${text}`,
    )
    .join(". ");
}
