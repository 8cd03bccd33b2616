import type { Place, ReadLine } from "../resume/reading.ts";
import type { FileText } from "./file-text.ts";
import { lettersLeft } from "./near-alone.ts";
import { type NearPart, nearPlaces } from "./near-places.ts";
import type { ProofCause, ProofField } from "./proof.ts";
import type { ReadEntry, ReadField } from "./read-fields.ts";
import { roleOf, sameText } from "./same-text.ts";
import type { TypedField } from "./typed-fields.ts";
import { bareAddress, compared, plainLetters } from "./words.ts";

/** What the file gives, whatever field is asked about. */
export interface Evidence {
  readonly text: FileText;
  /** The words that are in the file and that nobody sees. */
  readonly unseen: FileText;
  /** Every field the machine has. */
  readonly everything: readonly ReadField[];
  /** Graphemes without a glyph. */
  readonly missing: readonly string[];
  /** The lines in sight by their number. */
  readonly lineOf: ReadonlyMap<number, ReadLine>;
}

/** Whether a field came through the file, and if not, why. */
export function judge(
  typed: TypedField,
  counterpart: ReadEntry | null,
  evidence: Evidence,
): ProofField {
  const own = counterpart?.fields.filter((each) => each.field === typed.field.field) ?? [];
  const judged = typed.parts.map((part) => judgePart(typed, part, own, evidence));
  const failed = judged.filter((each) => each.cause !== null);
  const isLost = failed.some(({ cause }) => cause && isLoss(cause));
  const worst = failed.find(({ cause }) => cause && isLoss(cause) === isLost);
  return {
    field: typed.field,
    label: typed.label,
    item: typed.item,
    typed: typed.typed,
    read: judged.flatMap(({ read }) => (read === "" ? [] : [read])).join(separatorOf(typed)),
    result: failed.length === 0 ? "same" : isLost ? "lost" : "changed",
    cause: worst?.cause ?? null,
    parts: typed.parts.length > 1 ? failed.map(({ part }) => part) : [],
    places: judged.flatMap(({ places }) => places),
    near: nearPlaces(
      judged.map((part) => nearPart(part, evidence.missing)),
      evidence.lineOf,
    ),
  };
}

interface JudgedPart {
  readonly part: string;
  readonly read: string;
  readonly cause: ProofCause | null;
  readonly places: readonly Place[];
}

function nearPart({ part, cause, places }: JudgedPart, missing: readonly string[]): NearPart {
  return {
    isLost: cause !== null && isLoss(cause),
    letters: lettersLeft(part, missing),
    places: cause === null ? places : [],
  };
}

function judgePart(
  typed: TypedField,
  part: string,
  own: readonly ReadField[],
  { text, unseen, everything, missing }: Evidence,
): JudgedPart {
  const right = own.find((each) => sameText(typed.field, part, each.text));
  if (right) return { part, read: right.text, cause: null, places: right.places };
  // A page shows an address without its scheme, which stands in the link.
  const shown = roleOf(typed.field) === "web" ? bareAddress(part) : part;
  const standing = text.standingOf(shown);
  const places = text.placesOf(shown);
  if (standing === "whole" && (isFree(typed) || isWithin(typed, part, own))) {
    return { part, read: part, cause: null, places };
  }
  switch (standing) {
    case "whole": {
      const other = everything.find((each) => compared(each.text).includes(compared(shown)));
      const cause: ProofCause = other
        ? { kind: "elsewhere", where: `${other.section}.${other.field}` }
        : { kind: "unplaced" };
      return { part, read: own.map((each) => each.text).join(", "), cause, places };
    }
    case "broken":
      return {
        part,
        read: own.map((each) => each.text).join(", "),
        cause: { kind: "broken" },
        places,
      };
    case "scattered":
    case "absent":
      return { part, read: "", cause: lossOf({ part, shown, standing, missing, unseen }), places };
  }
}

/** Sections of the person's own mean nothing to a machine but their words. */
function isFree(typed: TypedField): boolean {
  return typed.field.section.startsWith("custom_");
}

/** A line of a description counts wherever it is in that entry's text: a machine may join two lines. */
function isWithin(typed: TypedField, part: string, own: readonly ReadField[]): boolean {
  const role = roleOf(typed.field);
  if (role !== "text" && role !== "quote") return false;
  return compared(own.map((each) => each.text).join(" ")).includes(compared(part));
}

interface Loss extends Pick<Evidence, "missing" | "unseen"> {
  readonly part: string;
  /** As a page shows it. */
  readonly shown: string;
  readonly standing: "scattered" | "absent";
}

function lossOf({ part, shown, standing, missing, unseen }: Loss): ProofCause {
  const plain = plainLetters(part);
  if (plain !== null) return { kind: "fancy-letters", plain };
  const characters = missing.filter((grapheme) => part.includes(grapheme));
  if (characters.length > 0) return { kind: "no-glyph", characters };
  return { kind: unseen.standingOf(shown) === "whole" ? "unseen" : standing };
}

const LOSSES: ReadonlySet<ProofCause["kind"]> = new Set([
  "fancy-letters",
  "no-glyph",
  "unseen",
  "absent",
]);

/** Whether words did not come out of the file, rather than into another place. */
function isLoss(cause: ProofCause): boolean {
  return LOSSES.has(cause.kind);
}

function separatorOf(typed: TypedField): string {
  return typed.typed.includes("\n") ? "\n" : ", ";
}
