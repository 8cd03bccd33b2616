import { NOT_PLACED, type Imported } from "@taiyari/domain/import";
import { count } from "../../lib/numbers.ts";

/** A resume has at least one of these. */
const USUAL = ["experience", "education", "skills", "projects"];

/** What a person should know before keeping what was understood, in sentences; [] for nothing. */
export function warningsOf({ understood, leftOut }: Imported): readonly string[] {
  const found = new Set(understood.map(({ section }) => section));
  const lost = leftOut.filter(({ isKept }) => !isKept).length;
  const hidden = understood.filter(({ isHidden, name }) => isHidden && name !== NOT_PLACED);
  return [
    ...(USUAL.some((section) => found.has(section))
      ? []
      : ["No work, study or skills were found. Is this a resume?"]),
    ...(found.has("personal") ? [] : ["No name and no way to reach you were found."]),
    ...(lost > 0 ? [`${count(lost, "thing")} could not be kept: see below.`] : []),
    ...(hidden.length > 0
      ? [
          `Hidden for now: ${hidden.map(({ name }) => name).join(", ")}. The eye in the editor shows them.`,
        ]
      : []),
  ];
}
