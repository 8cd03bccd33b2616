import { numberWord } from "../../../lib/number-words.ts";
import { answerKey, type Decision, type TextProposal } from "@taiyari/domain/coach";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { asksOf } from "./change-words.ts";
import styles from "./comparison.module.css";

interface AskForBlanksProps {
  readonly proposal: TextProposal;
  readonly decision: Decision;
}

/** What only the person knows, and what becomes of it when they leave it open. Nothing once all is filled. */
export function AskForBlanks({ proposal, decision }: AskForBlanksProps) {
  const open = proposal.changes.flatMap((change) => {
    if (!decision.taken.has(change.id)) return [];
    const asks = asksOf(change).filter(
      (_, blank) => !decision.answers.get(answerKey(change.id, blank))?.trim(),
    );
    return asks.length > 0 ? [{ change: change.id, asks }] : [];
  });
  const asks = open.flatMap((each) => each.asks);
  if (asks.length === 0) return null;
  const isOne = asks.length === 1;
  const noun = asks.every((ask) => FIGURE.test(ask)) ? "figure" : "blank";
  const title = `${numberWord(asks.length)} ${isOne ? `${noun} is` : `${noun}s are`} yours to fill.`;
  const numbers = open.map(({ change }) => change);
  return (
    <div className={styles["ask"]}>
      <LineIcon name="pen" />
      <p>
        <b>
          {title.slice(0, 1).toUpperCase()}
          {title.slice(1)}
        </b>{" "}
        {noun === "figure" && "An honest estimate will do if you can defend it. "}
        Left empty, {numbers.length === 1 ? "change" : "changes"} {listed(numbers)}{" "}
        {numbers.length === 1 ? "is" : "are"} not made.
      </p>
    </div>
  );
}

/** What is answered by a number. */
const FIGURE = /\bhow (?:much|many|long|often|big|large|far)\b/iu;

/** "3", "3 and 5", "3, 5 and 7". */
function listed(numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? "";
  return numbers.length < 2 ? String(last) : `${numbers.slice(0, -1).join(", ")} and ${last}`;
}
