import { differencesBetween, type DraftSides, reconcileDrafts } from "@taiyari/domain/versions";
import { useMemo } from "react";
import { count } from "../../../lib/numbers.ts";
import { ConflictDialog } from "../../../shared/sync/conflict-dialog.tsx";
import type { ConflictPlace, ConflictWords } from "../../../shared/sync/conflict.ts";
import { differenceWords, emptyWords } from "./difference-words.ts";

interface DraftConflictProps {
  readonly sides: DraftSides;
  /** @param keys  of the differences that are to be as saved there */
  readonly onResolve: (keys: ReadonlySet<string>) => void;
  /** To look at the resume first. */
  readonly onClose: () => void;
}

const SIDES: ConflictWords["sides"] = [
  { side: "mine", title: "Yours, on this device", all: "All as they are here" },
  { side: "theirs", title: "Saved on the other device", all: "All as saved there" },
];

/** Another device saved what was changed here too. */
export function DraftConflict({ sides, onResolve, onClose }: DraftConflictProps) {
  const { conflicts } = useMemo(() => reconcileDrafts(sides), [sides]);
  const others = differencesBetween(sides.base, sides.theirs).length - conflicts.length;
  const places = conflicts.map((conflict): ConflictPlace => {
    // `before` is theirs, `after` mine.
    const { before, after } = differenceWords(conflict);
    const { key, label } = conflict;
    return {
      key,
      label,
      notes: [],
      contents: { mine: after || null, theirs: before || null },
      nothing: emptyWords(conflict),
      suggested: "mine",
    };
  });

  return (
    <ConflictDialog
      words={{
        title: "Changed on another device",
        question: question(conflicts.length, others),
        sides: SIDES,
        lookFirst: "Look at the resume first",
        done: "Keep what is chosen",
      }}
      places={places}
      onDone={(choices) => {
        const taken = [...choices].filter(([, side]) => side === "theirs");
        onResolve(new Set(taken.map(([key]) => key)));
        return null;
      }}
      onClose={onClose}
    />
  );
}

function question(conflicts: number, others: number): string {
  const places = count(conflicts, "place was", "places were");
  const added =
    others > 0
      ? ` ${count(others, "other change", "other changes")} from there will be added.`
      : "";
  return `This resume was saved elsewhere while you worked on it. ${places} changed in both. Choose what to keep; the other side stays among the versions.${added}`;
}
