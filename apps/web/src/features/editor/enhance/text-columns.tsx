import { answerKey, type TextProposal } from "@taiyari/domain/coach";
import { afterLines, beforeLines, type CompareLine, type Fragment } from "./compare-lines.ts";
import type { Deciding } from "./deciding.ts";
import styles from "./comparison.module.css";

interface TextColumnsProps {
  /** Begins the ids of this panel. */
  readonly id: string;
  readonly proposal: TextProposal;
  readonly deciding: Deciding;
}

/** The text before and after, each change numbered; after, each is a checkbox and each blank a field. */
export function TextColumns({ id, proposal, deciding }: TextColumnsProps) {
  const { taken } = deciding.decision;
  return (
    <div className={styles["columns"]}>
      <div className={styles["before"]}>
        <p className={styles["side"]}>Before</p>
        {proposal.before.trim() === "" ? (
          <p className={styles["nothing"]}>Nothing yet.</p>
        ) : (
          <Lines lines={beforeLines(proposal)} id={id} deciding={deciding} />
        )}
      </div>
      <div className={styles["after"]}>
        <p className={styles["side"]}>After</p>
        <Lines lines={afterLines(proposal, taken)} id={id} deciding={deciding} />
      </div>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly CompareLine[];
  readonly id: string;
  readonly deciding: Deciding;
}

function Lines({ lines, id, deciding }: LinesProps) {
  return (
    <ul>
      {lines.map(({ isBullet, fragments }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no name but its place
        <li key={line} data-bullet={isBullet || undefined}>
          {fragments.map((piece) => (
            <Piece key={keyOf(piece, fragments)} id={id} piece={piece} deciding={deciding} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Places of one change are told apart by how many of them stand before. */
function keyOf(piece: Fragment, all: readonly Fragment[]): string {
  const at = all.indexOf(piece);
  if (piece.kind === "same") return `same ${at}`;
  if (piece.kind === "blank") return `blank ${piece.change} ${piece.blank}`;
  // The same key whether the change is taken or left: its checkbox keeps the focus.
  const earlier = all
    .slice(0, at)
    .filter((each) => each.kind === piece.kind && each.change === piece.change).length;
  return `${piece.kind} ${piece.change} ${earlier}`;
}

interface PieceProps {
  readonly id: string;
  readonly piece: Fragment;
  readonly deciding: Deciding;
}

function Piece({ id, piece, deciding }: PieceProps) {
  if (piece.kind === "same") return piece.text;
  if (piece.kind === "gone") {
    return (
      <del>
        <Numbered text={piece.text} change={piece.change} />
      </del>
    );
  }
  if (piece.kind === "blank") {
    return <BlankInput {...piece} deciding={deciding} />;
  }
  const { change, edit, isFirst, before } = piece;
  const isTaken = deciding.decision.taken.has(change);
  const box = `${id}-box-${change}-${edit}`;
  return (
    <label
      className={piece.text ? styles["change"] : `${styles["change"]} ${styles["sign"]}`}
      htmlFor={box}
      data-taken={isTaken || undefined}
    >
      {isFirst && (
        <input
          id={box}
          type="checkbox"
          className="vh"
          checked={isTaken}
          {...(piece.text === "" && { "aria-label": emptyWords(before) })}
          aria-describedby={`${id}-words-${change} ${id}-why-${change}`}
          onChange={(event) => deciding.take(change, event.target.checked)}
        />
      )}
      {piece.text === "" && <span aria-hidden="true">{signOf(before, isTaken)}</span>}
      <Numbered text={piece.text} change={change} />
    </label>
  );
}

/** Words with the number of their change, which stays on the line of the last one. */
function Numbered({ text, change }: { readonly text: string; readonly change: number }) {
  const last = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className={styles["last"]}>
        {text.slice(last)}
        <sup aria-hidden="true">{change}</sup>
      </span>
    </>
  );
}

/** Words left out, words that could be added, or a line that begins. */
function signOf(before: string, isTaken: boolean): string {
  if (isTaken && before.trim() !== "") return "−";
  return isTaken ? "↵" : "+";
}

/** What is said of a change that shows no words of its own. */
function emptyWords(before: string): string {
  const words = before.replaceAll(/\s+/gu, " ").trim();
  return words === "" ? "Lines and bullets" : `Without “${words}”`;
}

interface BlankInputProps {
  readonly change: number;
  readonly blank: number;
  readonly ask: string;
  readonly deciding: Deciding;
}

function BlankInput({ change, blank, ask, deciding }: BlankInputProps) {
  const key = answerKey(change, blank);
  const answer = deciding.decision.answers.get(key) ?? "";
  const question = `${ask.slice(0, 1).toUpperCase()}${ask.slice(1)}`;
  return (
    <input
      className={styles["blank"]}
      aria-label={`${question} Change ${change}`}
      placeholder={`[${ask}]`}
      value={answer}
      size={Math.max(answer.length, ask.length + 2)}
      maxLength={MOST_LETTERS}
      autoComplete="off"
      onChange={(event) => deciding.fill(key, event.target.value)}
    />
  );
}

/** An answer is a figure or a few words. */
const MOST_LETTERS = 120;
