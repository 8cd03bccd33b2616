import type { Letter, LetterParagraph } from "./letter.ts";

/** A letter before two sides changed it, and both sides. */
export interface LetterSides {
  readonly base: Letter;
  readonly mine: Letter;
  readonly theirs: Letter;
}

/** A part that both sides changed, and differently. */
export interface LetterConflict {
  /** The name of a part, or the id of a paragraph behind "paragraph ". */
  readonly key: string;
  /** "Greeting", "Paragraph 2". */
  readonly label: string;
  /** "" for a paragraph that was removed. */
  readonly mine: string;
  readonly theirs: string;
}

export interface MergedLetters {
  /** Holds mine wherever both sides changed the same part. */
  readonly letter: Letter;
  readonly conflicts: readonly LetterConflict[];
}

/** The parts of a letter besides its paragraphs, as the person is asked about them. */
const PARTS = [
  ["tone", "Tone"],
  ["role", "Role"],
  ["company", "Company"],
  ["sender", "Sender"],
  ["day", "Date"],
  ["recipient", "Recipient"],
  ["greeting", "Greeting"],
  ["closing", "Closing"],
] as const satisfies readonly (readonly [keyof Letter, string])[];

/** Whether two letters are the same, whatever the order of their keys. */
export function isSameLetter(a: Letter, b: Letter): boolean {
  return (
    PARTS.every(([part]) => textOf(a[part]) === textOf(b[part])) &&
    a.paragraphs.length === b.paragraphs.length &&
    a.paragraphs.every((paragraph, at) => isSameParagraph(paragraph, b.paragraphs[at]))
  );
}

/** Three-way merge of letters: part by part and paragraph by paragraph. @param taken  keys of conflicts that are to be as theirs */
export function mergeLetters(
  { base, mine, theirs }: LetterSides,
  taken: ReadonlySet<string> = new Set(),
): MergedLetters {
  const conflicts: LetterConflict[] = [];
  const merged: Record<string, unknown> = {};
  for (const [part, label] of PARTS) {
    const [was, here, there] = [base[part], mine[part], theirs[part]].map(textOf);
    const isConflict = here !== was && there !== was && here !== there;
    if (isConflict)
      conflicts.push({ key: part, label, mine: shown(mine[part]), theirs: shown(theirs[part]) });
    const isTheirs = isConflict ? taken.has(part) : here === was;
    merged[part] = isTheirs ? theirs[part] : mine[part];
  }
  const paragraphs = mergeParagraphs({ base, mine, theirs }, taken, conflicts);
  return { letter: { ...mine, ...merged, paragraphs }, conflicts };
}

function mergeParagraphs(
  { base, mine, theirs }: LetterSides,
  taken: ReadonlySet<string>,
  conflicts: LetterConflict[],
): readonly LetterParagraph[] {
  const decided = (id: string): LetterParagraph | undefined => {
    const [was, here, there] = [
      paragraphOf(base, id),
      paragraphOf(mine, id),
      paragraphOf(theirs, id),
    ];
    if (isSameParagraph(here, was)) return there;
    if (isSameParagraph(there, was) || isSameParagraph(here, there)) return here;
    const key = `paragraph ${id}`;
    const number = (here ? mine : theirs).paragraphs.findIndex((one) => one.id === id) + 1;
    conflicts.push({
      key,
      label: `Paragraph ${number}`,
      mine: here?.text ?? "",
      theirs: there?.text ?? "",
    });
    return taken.has(key) ? there : here;
  };
  return idsInOrder(mine, theirs).flatMap((id) => decided(id) ?? []);
}

function paragraphOf({ paragraphs }: Letter, id: string): LetterParagraph | undefined {
  return paragraphs.find((one) => one.id === id);
}

/** Mine in their order, each of theirs behind the one it follows there. */
function idsInOrder(mine: Letter, theirs: Letter): readonly string[] {
  const ids = mine.paragraphs.map(({ id }) => id);
  for (const [at, { id }] of theirs.paragraphs.entries()) {
    if (ids.includes(id)) continue;
    const before = theirs.paragraphs[at - 1]?.id;
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids;
}

function isSameParagraph(a: LetterParagraph | undefined, b: LetterParagraph | undefined): boolean {
  return a?.id === b?.id && a?.text === b?.text && a?.engine === b?.engine;
}

function textOf(part: Letter[(typeof PARTS)[number][0]]): string {
  return typeof part === "object" ? JSON.stringify([part.name, part.contact]) : String(part);
}

function shown(part: Letter[(typeof PARTS)[number][0]]): string {
  return typeof part === "object" ? [part.name, ...part.contact].join(", ") : String(part);
}
