import type { UnplacedLine } from "@taiyari/domain/correct";
import { useRef, useState } from "react";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { useReview } from "../state/review-context.ts";
import { LooseLine, LooseLines } from "./loose-lines.tsx";
import { PlaceSelect } from "./place-select.tsx";

/** Lines that no field has: a machine drops them. Each can be given to the field it belongs to. */
export function UnplacedLines() {
  const { reading, unplaced: all } = useReview();
  // Hidden lines have a group of their own, and no field they belong to.
  const unplaced = all.filter(({ line }) => !reading.lines[line - 1]?.hidden);
  if (unplaced.length === 0) return null;
  return (
    <LooseLines
      id="unplaced-title"
      title={`Not placed, ${count(unplaced.length, "line")}`}
      intro="These lines are in the file and in no field. A machine drops them."
      lines={unplaced.map(({ line }) => line)}
    >
      {unplaced.map((line) => (
        <PlaceableLine key={line.line} unplaced={line} />
      ))}
    </LooseLines>
  );
}

/** One of them, with what gives it to a field. */
export function PlaceableLine({ unplaced: { line, text } }: { readonly unplaced: UnplacedLine }) {
  const { correct, showLine } = useReview();
  const [isPlacing, setIsPlacing] = useState(false);
  const opens = useRef<HTMLDivElement>(null);
  return (
    <LooseLine line={line} text={text} hint={`Line ${line}. Show it on the page`}>
      <div ref={opens}>
        <Button
          kind="quiet"
          aria-expanded={isPlacing}
          aria-label={`${isPlacing ? "Cancel" : "Place it"}: ${text}`}
          onClick={() => {
            showLine(line);
            setIsPlacing(!isPlacing);
          }}
        >
          {isPlacing ? "Cancel" : "Place it"}
        </Button>
      </div>
      {isPlacing && (
        <PlaceSelect
          from={{ kind: "line", line }}
          near={null}
          action="Place it"
          onCancel={() => {
            setIsPlacing(false);
            opens.current?.querySelector("button")?.focus();
          }}
          onMove={(step, label, to) => void correct(step, `“${text}” is now: ${label}.`, to)}
        />
      )}
    </LooseLine>
  );
}
