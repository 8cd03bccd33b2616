/** A line of a text, or several that a narrow page broke one into. */
export interface FactLine {
  /** Line breaks within it as blanks, so that offsets stay. */
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly at: number;
}

/** A line this long that ends without a mark may go on in the next one. */
const WRAPPED_FROM = 60;
/** What opens a line of its own. */
const OPENS = /^\s*(?:[-–—•*▪●○·]|\d{1,2}[.)]\s|$)/u;
/** A line that ends with dates heads what follows. */
const ENDS_HEAD =
  /(?:(?:19|20)\d\d|present|current|to date|till date|till now|to now|- now|ongoing)\)?\s*$/iu;
/** A line with a capital and a year, or a label and a colon, is one of its own. */
const HEADS = /(?<!\d)(?:19|20)\d\d(?!\d)|^\s*\p{Lu}[\p{L} &/]{1,30}:/u;
/** Longer lines are cut at a sentence, so that nothing that looks at a whole line takes long. */
const LONGEST = 2_000;

/**
 * The lines of a text in order, without blank ones. Of a proposal, `isStrict`, a line that begins with a capital is one
 * of its own.
 */
export function linesOf(text: string, isStrict = false): FactLine[] {
  const lines: FactLine[] = [];
  let at = 0;
  let before = "";
  let open: FactLine = { text: "", at: 0 };
  for (const line of text.split("\n")) {
    const goesOn =
      before.length >= WRAPPED_FROM &&
      /[\p{L}\p{M}\p{N},;&(–-]\s?$/u.test(before) &&
      !OPENS.test(line) &&
      !ENDS_HEAD.test(before) &&
      !(/^\s*\p{Lu}/u.test(line) && (isStrict || HEADS.test(line)));
    if (goesOn && open.text.length < LONGEST) open = { text: `${open.text} ${line}`, at: open.at };
    else {
      lines.push(...cut(open));
      open = { text: line, at };
    }
    before = line;
    at += line.length + 1;
  }
  lines.push(...cut(open));
  return lines.filter((line) => line.text.trim() !== "");
}

function cut(line: FactLine): FactLine[] {
  if (line.text.length <= LONGEST) return [line];
  const parts: FactLine[] = [];
  let from = 0;
  while (from < line.text.length) {
    const rest = line.text.slice(from, from + LONGEST);
    const end =
      from + LONGEST >= line.text.length
        ? rest.length
        : Math.max(rest.lastIndexOf(". ") + 2, rest.lastIndexOf(" ") + 1);
    const length = end > 1 ? end : rest.length;
    parts.push({ text: line.text.slice(from, from + length), at: line.at + from });
    from += length;
  }
  return parts;
}
