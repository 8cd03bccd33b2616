import {
  type CorrectedSides,
  correctedBy,
  type CorrectionDifference,
  correctionDifferences,
  type Corrections,
  type CorrectionSide,
  differenceText,
  entryText,
  mergeChoices,
} from "@taiyari/domain/correct";
import { useMemo } from "react";
import { count } from "../../lib/numbers.ts";
import { ConflictDialog } from "../../shared/sync/conflict-dialog.tsx";
import type { ConflictPlace, ConflictWords } from "../../shared/sync/conflict.ts";
import { Breakable } from "../../ui/breakable.tsx";
import type { CorrectionStore } from "./state/correction-store.ts";
import { useReview } from "./state/review-context.ts";

interface CorrectionConflictProps {
  /** On the screen now. */
  readonly corrections: Corrections;
  readonly store: Pick<CorrectionStore, "sides" | "choose">;
  /** To look at the page first. */
  readonly onClose: () => void;
}

const SIDES: ConflictWords["sides"] = [
  { side: "theirs", title: "Saved there", all: "All as saved there" },
  { side: "mine", title: "Made here", all: "All as made here" },
];

/** Two tabs or devices corrected the same resume: shows what differs, field by field. */
export function CorrectionConflict({ corrections, store, onClose }: CorrectionConflictProps) {
  const { made } = useReview();
  const sides = useMemo((): CorrectedSides | null => {
    const lists = corrections && store.sides();
    if (!lists) return null;
    const [base, mine, theirs] = [lists.base, lists.mine, lists.theirs];
    return {
      base: correctedBy(made, base),
      mine: correctedBy(made, mine),
      theirs: correctedBy(made, theirs),
    };
  }, [made, corrections, store]);
  const differences = useMemo(() => (sides ? correctionDifferences(sides) : []), [sides]);
  if (!sides) return null;
  return (
    <ConflictDialog
      words={{
        title: "This resume was corrected in two places",
        question: question(differences),
        sides: SIDES,
        lookFirst: "Look at the page first",
        done: differences.length === 0 ? "Go on" : "Keep what is chosen",
      }}
      places={differences.map(placeOf)}
      onDone={(choices) => {
        const merge = mergeChoices(sides, differences, choices);
        if (!merge) return "These cannot be put together. Choose all of one side.";
        store.choose(merge.from, merge.step);
        return null;
      }}
      onClose={onClose}
    />
  );
}

function question(differences: readonly CorrectionDifference[]): string {
  const saved = "Another tab or device saved corrections while you made yours.";
  if (differences.length === 0) return `${saved} Both come to the same fields.`;
  const differ = count(differences.length, "field differs", "fields differ");
  const both = differences.filter(({ isBoth }) => isBoth).length;
  return `${saved} ${differ}; choose what to keep of each.${changedInBoth(both)}`;
}

function changedInBoth(both: number): string {
  if (both === 0) return "";
  return both === 1
    ? " One of them was changed in both."
    : ` ${both} of them were changed in both.`;
}

function placeOf(difference: CorrectionDifference): ConflictPlace {
  const { key, label, isBoth, suggested } = difference;
  const entry = difference.kind === "field" ? difference.of : "";
  return {
    key,
    label,
    notes: [entry, isBoth ? "Changed in both" : ""].filter(Boolean),
    contents: { mine: contentOf(difference, "mine"), theirs: contentOf(difference, "theirs") },
    nothing: difference.kind === "entry" ? "Without this entry" : "Nothing",
    suggested,
  };
}

function contentOf(difference: CorrectionDifference, side: CorrectionSide) {
  const text = textOf(difference, side);
  return text === "" ? null : <Breakable text={text} />;
}

function textOf(difference: CorrectionDifference, side: CorrectionSide): string {
  if (difference.kind === "field") return differenceText(difference, side);
  const entry = difference[side];
  return entry ? entryText(entry) || difference.label : "";
}
