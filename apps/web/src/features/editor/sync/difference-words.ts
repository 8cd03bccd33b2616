import type { DraftValue } from "@taiyari/domain/draft";
import type { DraftDifference } from "@taiyari/domain/versions";
import { assertNever } from "@taiyari/domain/result";
import { plainText } from "@taiyari/domain/rich";

/** A difference in words, each side as one would say it. */
export interface DifferenceWords {
  /** "" for nothing there. */
  readonly before: string;
  readonly after: string;
}

/** Both sides of a difference; of an entry that only one side has, what stands in it. */
export function differenceWords(difference: DraftDifference): DifferenceWords {
  switch (difference.kind) {
    case "field":
      return fieldWords(valueWords(difference.before), valueWords(difference.after));
    case "added":
      return { before: "", after: difference.text || "An empty entry" };
    case "removed":
      return { before: difference.text || "An empty entry", after: "" };
    case "order":
      return { before: difference.before.join(", "), after: difference.after.join(", ") };
    case "setting":
      return { before: difference.before, after: difference.after };
    default:
      return assertNever(difference);
  }
}

/** What to say of the side that has nothing. */
export function emptyWords(difference: DraftDifference): string {
  return difference.kind === "added" || difference.kind === "removed" ? "Not there" : "Nothing";
}

function valueWords(value: DraftValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "string") return value.join(", ");
  return value.startsWith("data:image/") ? "A photo" : plainText(value).trim();
}

/** Where only the looks of words differ, the words would be the same on both sides. */
function fieldWords(before: string, after: string): DifferenceWords {
  if (before !== after || before === "" || before === "A photo") return { before, after };
  const words = "The same words, with other bold, italic or linked ones";
  return { before: words, after: words };
}
