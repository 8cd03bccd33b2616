import { useState } from "react";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import {
  checkOrder,
  move,
  place,
  shuffled,
  takeOut,
  type OrderFinding,
  type Puzzle,
} from "./parsons.ts";
import { useLineDrag } from "./use-line-drag.ts";
import styles from "./parsons-lines.module.css";

/** Lines of a way that are to be put in order, by pressing them. */
export function ParsonsLines({ lines, extra }: Puzzle) {
  const [arranged, setArranged] = useState(() => shuffled({ lines, extra }));
  const [finding, setFinding] = useState<OrderFinding | null>(null);
  const { placed, pool } = arranged;
  const drag = useLineDrag(placed.length, (from, to) => change(move(arranged, from, to)));

  function change(next: typeof arranged) {
    setArranged(next);
    setFinding(null);
  }

  return (
    <div className={styles["parsons"]}>
      <p>
        All the lines are here, and {count(extra.length, "line")} that{" "}
        {extra.length === 1 ? "does" : "do"} not belong. Press a line to put it next.
      </p>
      <ol aria-label="Your order" className={styles["placed"]} ref={drag.list}>
        {placed.map((line, at) => (
          <li key={line} {...signOf(drag.held, at)}>
            <span className={styles["grip"]} aria-hidden="true" {...drag.handle(at)}>
              <LineIcon name="grip" small />
            </span>
            <code>{line}</code>
            <span>
              <LineButton
                label={`Move up: ${line.trim()}`}
                icon="move-up"
                isOff={at === 0}
                onPress={() => change(move(arranged, at, at - 1))}
              />
              <LineButton
                label={`Move down: ${line.trim()}`}
                icon="move-down"
                isOff={at === placed.length - 1}
                onPress={() => change(move(arranged, at, at + 1))}
              />
              <LineButton
                label={`Take out: ${line.trim()}`}
                icon="cross"
                onPress={() => change(takeOut(arranged, at))}
              />
            </span>
          </li>
        ))}
        {pool.length > 0 && (
          <li className={styles["ghost"]}>
            {placed.length === 0 ? "The first line goes here" : "The next line goes here"}
          </li>
        )}
      </ol>
      {pool.length > 0 && (
        <ul aria-label="Lines that are left" className={styles["pool"]}>
          {pool.map((line, at) => (
            <li key={line}>
              <button type="button" onClick={() => change(place(arranged, at))}>
                <LineIcon name="plus" small />
                <code>{line}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles["check"]}>
        <Button kind="line" onClick={() => setFinding(checkOrder({ lines, extra }, placed))}>
          Check the order
        </Button>
        <p role="status" data-right={finding?.kind === "right" || undefined}>
          {finding && wordsOf(finding, lines.length)}
        </p>
      </div>
    </div>
  );
}

/** Of the line that is held, and of the one whose place it would get. */
function signOf(held: { readonly from: number; readonly to: number } | null, at: number) {
  if (!held) return {};
  if (at === held.from) return { "data-held": true };
  return at === held.to ? { "data-drop": held.to < held.from ? "above" : "below" } : {};
}

interface LineButtonProps {
  readonly label: string;
  readonly icon: "move-up" | "move-down" | "cross";
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function LineButton({ label, icon, isOff = false, onPress }: LineButtonProps) {
  return (
    <button
      type="button"
      className={styles["tool"]}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <LineIcon name={icon} small />
    </button>
  );
}

function wordsOf(finding: OrderFinding, all: number): string {
  switch (finding.kind) {
    case "right":
      return "This is the order. Now write it in your language.";
    case "unfinished":
      return finding.right === 0
        ? "Put a line first, then check."
        : `${count(finding.right, "line")} of ${all}, right so far.`;
    case "wrong": {
      const before = finding.right === 0 ? "" : `${count(finding.right, "line")} right, then `;
      const what = finding.isExtra ? "one that does not belong." : "one that comes elsewhere.";
      return before === "" ? `The first line is ${what}` : before + what;
    }
  }
}
