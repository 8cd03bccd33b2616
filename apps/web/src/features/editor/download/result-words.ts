import type { Proof } from "@taiyari/domain/proof";

/** More are not all named. */
const MOST_NAMED = 3;

/** What a machine reads in a file, in a sentence: "A machine reads all 42 fields as you typed them." */
export function resultWords({ groups, total, same, lost }: Proof): string {
  if (total === 0) return "Nothing is written in it yet.";
  if (lost > 0) {
    const names = groups.flatMap(({ section, name, fields }) =>
      fields
        .filter(({ result }) => result === "lost")
        .map(({ label }) => (section === "personal" ? label : name)),
    );
    return `${lost} of ${fieldsOf(total)} ${lost === 1 ? "is" : "are"} lost: ${listed([...new Set(names)])}.`;
  }
  if (same === total) {
    return total === 1
      ? "A machine reads the one field as you typed it."
      : `A machine reads all ${total} fields as you typed them.`;
  }
  return `A machine reads ${same} of ${fieldsOf(total)} as you typed them, and finds ${total - same} elsewhere.`;
}

function fieldsOf(count: number): string {
  return count === 1 ? "1 field" : `${count} fields`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(", ");
  return names.length > MOST_NAMED ? `${shown} and ${names.length - MOST_NAMED} more` : shown;
}
