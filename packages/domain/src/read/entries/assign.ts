import type { HeaderPiece } from "./pieces.ts";

/** How two fields of an entry are distinguished: how much a text looks like each. */
export interface Scores {
  readonly first: (text: string) => number;
  readonly second: (text: string) => number;
}

export interface Assigned {
  readonly first: readonly HeaderPiece[];
  readonly second: readonly HeaderPiece[];
  /** How much better this reading is than the pieces the other way round. */
  readonly margin: number;
}

type Votes = Map<string, { first: number; second: number }>;

/** Pieces further down than this are text rather than header. */
const MOST_CANDIDATES = 8;

/**
 * Finds the two fields that name an entry (title and company, degree and school) in each entry's header pieces.
 *
 * Every entry is read on its own first; then each is read again with what the others say about the place where a
 * field is, since entries of one section are laid out alike.
 */
export function assignPairs(
  entries: readonly (readonly HeaderPiece[])[],
  scores: Scores,
): Assigned[] {
  const votes: Votes = new Map();
  for (const pieces of entries) {
    const candidates = candidatesOf(pieces);
    for (const piece of candidates) {
      const margin = scores.first(piece.text) - scores.second(piece.text);
      for (const slot of slotsOf(piece, candidates)) {
        const vote = votes.get(slot) ?? { first: 0, second: 0 };
        if (margin > 0.5) vote.first += margin;
        if (margin < -0.5) vote.second -= margin;
        votes.set(slot, vote);
      }
    }
  }
  return entries.map((pieces) => assign(candidatesOf(pieces), scores, votes));
}

/**
 * Where a piece is, counted from either end of what commas separate: "Lead, Customer Success, Acme" ends as "Lead,
 * Acme".
 */
function slotsOf(piece: HeaderPiece, pieces: readonly HeaderPiece[]): readonly string[] {
  const family = pieces.filter(({ parent }) => parent === piece.parent);
  return [piece.slot, `${piece.parent} ${family.indexOf(piece) - family.length}`];
}

function leanOf(vote: { first: number; second: number } | undefined): number {
  const cast = vote ? vote.first + vote.second : 0;
  return vote && cast > 0 ? (vote.first - vote.second) / cast : 0;
}

function candidatesOf(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  return pieces
    .filter(
      (piece) =>
        !piece.isPlace &&
        /\p{L}/u.test(piece.text) &&
        (piece.label === null ||
          ["company", "title", "degree", "institution", "name"].includes(piece.label)),
    )
    .slice(0, MOST_CANDIDATES);
}

function assign(pieces: readonly HeaderPiece[], scores: Scores, votes: Votes): Assigned {
  const rated = pieces.map((piece, i) => {
    const leans = slotsOf(piece, pieces).map((slot) => leanOf(votes.get(slot)));
    const lean = leans.reduce((sum, own) => sum + own, 0) / leans.length;
    const near = -0.12 * i - (piece.row > 2 ? 0.5 : 0);
    const set = (piece.bold ? 0.25 : 0) + (piece.italic ? 0.05 : 0);
    const length = piece.text.length > 70 ? -1 : 0;
    const base = near + set + length;
    const [a, b] = [scores.first(piece.text), scores.second(piece.text)];
    return {
      piece,
      first: a - 0.6 * b + lean * 0.9 + base + labelled(piece, "first"),
      second: b - 0.6 * a - lean * 0.9 + base + labelled(piece, "second") - toldBy(piece),
    };
  });

  let best: { a: number; b: number; score: number } | null = null;
  for (const [a, one] of rated.entries()) {
    for (const [b, other] of rated.entries()) {
      if (a === b) continue;
      const apart = one.piece.parent === other.piece.parent ? 0 : 0.35;
      const differ =
        one.piece.row !== other.piece.row &&
        (one.piece.bold !== other.piece.bold || one.piece.italic !== other.piece.italic);
      const inner = isInner(one.piece, other.piece, pieces, scores.second) ? 1.8 : 0;
      const score =
        one.first + other.second + apart - inner + (differ ? 0.4 : 0) + (a < b ? 0.05 : 0);
      if (!best || score > best.score) best = { a, b, score };
    }
  }
  if (!best) return single(rated[0]);
  const [one, other] = [rated[best.a], rated[best.b]];
  if (!one || !other) return { first: [], second: [], margin: 0 };
  return {
    first: withRest(
      withSiblings(one.piece, pieces, other.piece, scores.second),
      pieces,
      other.piece,
      scores.second,
    ),
    second: [
      ...siblingsBefore(other.piece, pieces, one.piece, scores),
      ...withSiblings(other.piece, pieces, one.piece, scores.first),
    ],
    margin: one.first + other.second - one.second - other.first,
  };
}

/** What a part of a larger body is called. */
const DEPARTMENT =
  /^(?:school|department|dept\.?|faculty|division|chair|institut|lehrstuhl|fakultät|faculté|facultad|faculdade|département|departamento) (?:of|für|de|des|du|da|do|d['’])/iu;

/**
 * True for what only seems to be the second field: the department below a first field that names its school on its own
 * line, and what a dash separates from the first field where another line has a name: "Acme" above "Manager –
 * Materials".
 */
function isInner(
  first: HeaderPiece,
  second: HeaderPiece,
  pieces: readonly HeaderPiece[],
  scoreOf: (text: string) => number,
): boolean {
  const others = pieces.filter((piece) => piece !== first && piece !== second);
  if (DEPARTMENT.test(second.text) && second.row > first.row)
    return others.some(({ row, text }) => row === first.row && scoreOf(text) >= 1);
  const between = first.line.text.slice(first.to, second.from);
  return (
    first.line === second.line &&
    /^\s*[–—-]\s*$/u.test(between) &&
    scoreOf(second.text) < 1 &&
    others.some(
      (piece) =>
        Math.abs(piece.row - first.row) === 1 &&
        piece.slot.endsWith(".0.0") &&
        (piece.row < first.row || isName(piece, others)),
    )
  );
}

/** True for a few words that have a line to themselves and say nothing. */
function isName(piece: HeaderPiece, pieces: readonly HeaderPiece[]): boolean {
  return (
    /^\p{Lu}/u.test(piece.text) &&
    piece.text.split(/\s+/u).length <= 5 &&
    toldBy(piece) === 0 &&
    pieces.every(({ row }, i) => row !== piece.row || pieces[i] === piece)
  );
}

const PARTICLE =
  /^(?:of|the|and|for|in|at|on|by|to|with|de|du|des|la|le|les|da|do|dos|das|del|el|los|las|y|e|et|und|für|der|die|am|im|an|von|van|d'|l')$/u;

/** What a text loses as a name for words in small letters: "Logging agents for ships" is a description. */
function toldBy({ text, line, to }: HeaderPiece): number {
  const words = text.split(/\s+/u);
  const isSentence =
    words.length >= 2 && line.text.slice(to).trim() === "." && line.cells.length === 1;
  if (isSentence && line.spans.length === 1) return 0.5;
  const small = words.filter((word) => /^\p{Ll}{2}/u.test(word) && !PARTICLE.test(word)).length;
  return small >= 2 || (small === 1 && words.length <= 2 && /^\p{Ll}/u.test(text)) ? 0.9 : 0;
}

function labelled(piece: HeaderPiece, side: "first" | "second"): number {
  if (piece.label === null || piece.label === "name") return 0;
  const isFirst = piece.label === "title" || piece.label === "degree";
  return isFirst === (side === "first") ? 4 : -4;
}

function single(
  rated: { piece: HeaderPiece; first: number; second: number } | undefined,
): Assigned {
  if (!rated) return { first: [], second: [], margin: 0 };
  const isFirst = rated.first >= rated.second;
  return {
    first: isFirst ? [rated.piece] : [],
    second: isFirst ? [] : [rated.piece],
    margin: Math.abs(rated.first - rated.second),
  };
}

/** A field with what commas separate from it: "Vice President, Engineering". Stops at the other field. */
function withSiblings(
  piece: HeaderPiece,
  pieces: readonly HeaderPiece[],
  other: HeaderPiece,
  otherScore: (text: string) => number,
): HeaderPiece[] {
  const at = pieces.indexOf(piece);
  const parts = [piece];
  // Where the other field has a line of its own, it takes more than a word of its kind to end this one.
  const most = other.row === piece.row ? 1 : Math.max(SURE, otherScore(other.text));
  for (const next of pieces.slice(at + 1)) {
    if (next.parent !== piece.parent || next === other || otherScore(next.text) >= most) break;
    parts.push(next);
  }
  return parts;
}

/** A text that scores so much is certainly of its kind. */
const SURE = 1.4;

/**
 * What a comma separates from a name before it and looks like a name of its kind: "College of Arts, University of
 * Pune".
 */
function siblingsBefore(
  piece: HeaderPiece,
  pieces: readonly HeaderPiece[],
  other: HeaderPiece,
  scores: Scores,
): HeaderPiece[] {
  const parts: HeaderPiece[] = [];
  for (const before of pieces.slice(0, pieces.indexOf(piece)).toReversed()) {
    const isAlike =
      before.parent === piece.parent &&
      before !== other &&
      scores.second(before.text) >= 1 &&
      scores.first(before.text) < 1;
    if (!isAlike) break;
    parts.unshift(before);
  }
  return parts;
}

/**
 * A first field with what a dash separates from it on its line, where the other field is on another line or behind
 * another mark: "Acme | Manager – Finance". Stops at a place and at what looks like the other field.
 */
function withRest(
  parts: HeaderPiece[],
  pieces: readonly HeaderPiece[],
  other: HeaderPiece,
  otherScore: (text: string) => number,
): HeaderPiece[] {
  const last = parts.at(-1);
  const first = parts[0];
  if (!last || !first) return parts;
  const isBefore = other.line === last.line && pieces.indexOf(other) < pieces.indexOf(last);
  // Between a first field and another on its line a dash separates the two, where there is no other mark.
  if (isBefore && !/^[^\p{L}\p{N}]*[|·•:]/u.test(last.line.text.slice(other.to, first.from)))
    return parts;
  const cell = cellOf(last);
  const rest: HeaderPiece[] = [];
  for (const next of pieces.slice(pieces.indexOf(last) + 1)) {
    const between = next.line.text.slice((rest.at(-1) ?? last).to, next.from);
    if (
      next === other ||
      cellOf(next) !== cell ||
      next.isPlace ||
      next.label !== null ||
      otherScore(next.text) >= 1
    )
      break;
    if (!/^\s*[–—-]\s*$/u.test(between)) break;
    rest.push(next);
  }
  const after = pieces[pieces.indexOf(rest.at(-1) ?? last) + 1];
  return other.line === last.line && !isBefore && after !== other ? parts : [...parts, ...rest];
}

/** The cell of the header a piece is in. */
function cellOf(piece: HeaderPiece): string {
  return piece.slot.split(".", 2).join(".");
}
