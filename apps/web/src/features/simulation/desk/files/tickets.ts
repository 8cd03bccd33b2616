/** A ticket of a list, as support writes them down. */
export interface Ticket {
  /** "#58112". */
  readonly number: string;
  /** Who and when, in their order. */
  readonly about: readonly string[];
  readonly text: string;
}

/** @returns null for a text that is no list of tickets: one line for each, with its number first and what was said last */
export function ticketsOf(content: string): readonly Ticket[] | null {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  const tickets = lines.map((line): Ticket | null => {
    const parts = line.trim().split(/\s{2,}/u);
    const [number, ...rest] = parts;
    const text = rest.at(-1);
    if (number === undefined || text === undefined) return null;
    const named = /^(#\d+)\s*(.*)$/u.exec(number);
    if (!named) return null;
    const about = [named[2] ?? "", ...rest.slice(0, -1)].filter(Boolean);
    return { number: named[1] ?? "", about, text: text.replaceAll(/^["“]|["”]$/gu, "") };
  });
  return tickets.length > 0 && tickets.every((ticket) => ticket !== null) ? tickets : null;
}
