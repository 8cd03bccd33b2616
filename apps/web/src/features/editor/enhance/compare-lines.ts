import { blanksIn, type TextChange, type TextProposal } from "@taiyari/domain/coach";

/** A piece of a line of a comparison. */
export type Fragment =
  | { readonly kind: "same"; readonly text: string }
  /** Before: words that a change takes away. */
  | { readonly kind: "gone"; readonly text: string; readonly change: number }
  /** After: words of a change, or, of one that was left, the words it was about. "" where nothing stands. */
  | {
      readonly kind: "change";
      readonly text: string;
      readonly change: number;
      /** From 0, in its change. */
      readonly edit: number;
      /** Whether this is the first piece of its edit: the others belong to the same checkbox. */
      readonly isFirst: boolean;
      /** What stood there before; "" for an insertion. */
      readonly before: string;
    }
  /** After: a place to fill. */
  | {
      readonly kind: "blank";
      readonly change: number;
      readonly blank: number;
      readonly ask: string;
    };

export interface CompareLine {
  readonly isBullet: boolean;
  readonly fragments: readonly Fragment[];
}

/** A bullet's mark, also as other programs write it. */
const MARK = /^\s*[•▪‣*–-]\s+/u;

/** The text as it is, with what would go marked. */
export function beforeLines(proposal: TextProposal): readonly CompareLine[] {
  return linesOf(
    pieces(proposal, (edit, change) => [
      { kind: "gone", text: proposal.before.slice(edit.from, edit.to), change: change.id },
    ]),
  );
}

/** The text as it would be, with what is new marked; of a change that was left the words it was about. */
export function afterLines(
  proposal: TextProposal,
  taken: ReadonlySet<number>,
): readonly CompareLine[] {
  return linesOf(
    pieces(proposal, (edit, change) => {
      const before = proposal.before.slice(edit.from, edit.to);
      const at = change.edits.indexOf(edit);
      if (taken.has(change.id)) return takenPieces(change, at, before);
      return [{ kind: "change", text: before, change: change.id, edit: at, isFirst: true, before }];
    }),
  );
}

function pieces(
  { before, changes }: TextProposal,
  pieceOf: (edit: TextChange["edits"][number], change: TextChange) => readonly Fragment[],
): readonly Fragment[] {
  const edits = changes
    .flatMap((change) => change.edits.map((edit) => ({ edit, change })))
    .toSorted((a, b) => a.edit.from - b.edit.from);
  const all: Fragment[] = [];
  let at = 0;
  for (const { edit, change } of edits) {
    all.push({ kind: "same", text: before.slice(at, edit.from) }, ...pieceOf(edit, change));
    at = edit.to;
  }
  return [...all, { kind: "same", text: before.slice(at) }];
}

/** The words of an edit, with the blanks in it taken out of them. */
function takenPieces(change: TextChange, edit: number, before: string): readonly Fragment[] {
  const { text = "" } = change.edits[edit] ?? {};
  const earlier = change.edits.slice(0, edit);
  let blank = earlier.reduce((sum, each) => sum + blanksIn(each.text).length, 0);
  const words = { kind: "change", change: change.id, edit, before } as const;
  const found: Fragment[] = [];
  let at = 0;
  for (const { from, to, ask } of blanksIn(text)) {
    found.push({ ...words, text: text.slice(at, from), isFirst: false });
    found.push({ kind: "blank", change: change.id, blank, ask });
    blank += 1;
    at = to;
  }
  found.push({ ...words, text: text.slice(at), isFirst: false });
  // Blanks alone are taken and left in the list: there are no words to press.
  const hasBlank = found.length > 1;
  const kept = found.filter(
    (piece) => piece.kind !== "change" || piece.text.trim() !== "" || !hasBlank,
  );
  return markFirst(hasBlank ? withSpaces(found, kept) : kept);
}

/** Blanks between pieces that are left out stay between the words. */
function withSpaces(all: readonly Fragment[], kept: readonly Fragment[]): readonly Fragment[] {
  return all.flatMap((piece): Fragment[] => {
    if (kept.includes(piece)) return [piece];
    return piece.kind === "change" && piece.text !== "" ? [{ kind: "same", text: piece.text }] : [];
  });
}

function markFirst(found: readonly Fragment[]): readonly Fragment[] {
  const first = found.findIndex(({ kind }) => kind === "change");
  return found.map((piece, at) =>
    piece.kind === "change" ? { ...piece, isFirst: at === first } : piece,
  );
}

function linesOf(all: readonly Fragment[]): readonly CompareLine[] {
  const lines: Fragment[][] = [[]];
  for (const piece of all) {
    if (piece.kind === "blank") {
      lines.at(-1)?.push(piece);
      continue;
    }
    const parts = piece.text.split("\n");
    // What consists of line ends alone is shown where it ends.
    const isOnlyLines = parts.every((part) => part.trim() === "");
    let isFirst = piece.kind === "change" && piece.isFirst;
    for (const [at, text] of parts.entries()) {
      if (at > 0) lines.push([]);
      const isWanted = isOnlyLines
        ? at === parts.length - 1 && piece.kind === "change"
        : text !== "";
      if (piece.kind !== "change") {
        if (text !== "") lines.at(-1)?.push({ ...piece, text });
      } else if (isWanted) {
        lines.at(-1)?.push({ ...piece, text, isFirst });
        isFirst = false;
      }
    }
  }
  return lines.map(toLine).filter(({ fragments }) => fragments.some(isSeen));
}

function toLine(fragments: readonly Fragment[]): CompareLine {
  const text = fragments.map((piece) => (piece.kind === "blank" ? "□" : piece.text)).join("");
  const mark = MARK.exec(text)?.[0].length ?? 0;
  return { isBullet: mark > 0, fragments: withoutStart(fragments, mark).flatMap(trimmed) };
}

/** Takes letters away from the beginning. A change that loses all of its words stays, to be taken or left. */
function withoutStart(fragments: readonly Fragment[], letters: number): readonly Fragment[] {
  let left = letters;
  return fragments.flatMap((piece): Fragment[] => {
    if (left === 0 || piece.kind === "blank") return [piece];
    const cut = Math.min(left, piece.text.length);
    left -= cut;
    const text = piece.text.slice(cut);
    return text === "" && piece.kind !== "change" ? [] : [{ ...piece, text }];
  });
}

/** Spaces around the words of a change are no part of it to look at. */
function trimmed(piece: Fragment): readonly Fragment[] {
  if (piece.kind === "same" || piece.kind === "blank") return [piece];
  const text = piece.text.trim();
  // Of a change without words one sign is enough.
  if (text === "") return piece.kind === "change" && piece.isFirst ? [{ ...piece, text }] : [];
  const start = piece.text.slice(0, piece.text.indexOf(text));
  const end = piece.text.slice(start.length + text.length);
  return [...space(start), { ...piece, text }, ...space(end)];
}

function space(text: string): readonly Fragment[] {
  return text === "" ? [] : [{ kind: "same", text }];
}

function isSeen(piece: Fragment): boolean {
  return piece.kind !== "same" || piece.text.trim() !== "";
}
