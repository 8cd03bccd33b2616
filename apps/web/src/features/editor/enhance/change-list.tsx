import type { Proposal } from "@taiyari/domain/coach";
import { tagChangeWords, textChangeWords, type ChangeWords } from "./change-words.ts";
import type { Deciding } from "./deciding.ts";
import styles from "./comparison.module.css";

interface ChangeListProps {
  readonly id: string;
  readonly proposal: Proposal;
  readonly deciding: Deciding;
  readonly level: 3 | 4;
}

/** Every change with its reason and a switch. */
export function ChangeList({ id, proposal, deciding, level }: ChangeListProps) {
  const { taken } = deciding.decision;
  const count = proposal.changes.length;
  const Heading = level === 3 ? "h4" : "h5";
  return (
    <div className={styles["list"]}>
      <div className={styles["listTop"]}>
        <Heading>Take or leave each one</Heading>
        <p className="num">
          {taken.size} of {count} taken
        </p>
      </div>
      <ol>
        {wordsOfAll(proposal).map(({ change, reason, words }) => {
          const isTaken = taken.has(change);
          return (
            <li key={change}>
              <span className={`${styles["number"]} num`} aria-hidden="true">
                {change}
              </span>
              <span className={styles["words"]} id={`${id}-words-${change}`}>
                <Words {...words} />
              </span>
              <span className={styles["why"]} id={`${id}-why-${change}`}>
                {reason}
              </span>
              <button
                type="button"
                className={styles["switch"]}
                role="switch"
                aria-checked={isTaken}
                aria-labelledby={`${id}-words-${change}`}
                aria-describedby={`${id}-why-${change}`}
                onClick={() => deciding.take(change, !isTaken)}
              >
                {isTaken ? "Taken" : "Left"}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface ListedChange {
  readonly change: number;
  readonly reason: string;
  readonly words: ChangeWords;
}

function wordsOfAll(proposal: Proposal): readonly ListedChange[] {
  if (proposal.kind === "tags") {
    return proposal.changes.map((change) => ({
      change: change.id,
      reason: change.reason,
      words: tagChangeWords(change),
    }));
  }
  return proposal.changes.map((change) => ({
    change: change.id,
    reason: change.reason,
    words: textChangeWords(proposal.before, change),
  }));
}

function Words({ gone, come }: ChangeWords) {
  if (gone === "" && come === "") return <span className={styles["quiet"]}>Lines and bullets</span>;
  if (gone === "") {
    return (
      <>
        <span className={styles["quiet"]}>Add</span> <ins>{come}</ins>
      </>
    );
  }
  if (come === "") {
    return (
      <>
        <span className={styles["quiet"]}>Leave out</span> <del>{gone}</del>
      </>
    );
  }
  return (
    <>
      <del>{gone}</del>
      <span className={styles["arrow"]} aria-hidden="true">
        →
      </span>
      <span className="vh"> becomes </span>
      <ins>{come}</ins>
    </>
  );
}
