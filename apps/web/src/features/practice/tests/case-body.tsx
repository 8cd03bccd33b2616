import styles from "./tests.module.css";

interface Row {
  readonly name: string;
  readonly text: string;
}

/** Names and values of a case, in the type of code. A long value scrolls inside of its row. */
export function CaseRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles["rows"]}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shortened(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a person reads of a value; the whole of a large one says nothing more. */
const MOST_LETTERS = 2_000;

function shortened(text: string): string {
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)} …`;
}

interface PieceText {
  readonly text: string;
  readonly isMarked: boolean;
}

interface SidesProps {
  /** Null where it is too large to be shown. */
  readonly expected: readonly PieceText[] | null;
  readonly actual: readonly PieceText[];
}

/** What must come out beside what did, with what differs marked. */
export function Sides({ expected, actual }: SidesProps) {
  return (
    <dl className={styles["sides"]}>
      <div>
        <dt>Expected</dt>
        <dd>
          {expected ? (
            <Pieces pieces={expected} as="ins" />
          ) : (
            <span className={styles["large"]}>too large to show</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Yours</dt>
        <dd>
          <Pieces pieces={actual} as="del" />
        </dd>
      </div>
    </dl>
  );
}

interface PiecesProps {
  readonly pieces: readonly PieceText[];
  /** What marks those that differ. */
  readonly as: "ins" | "del";
}

function Pieces({ pieces, as: Mark }: PiecesProps) {
  return (
    <code>
      {pieces.map(({ text, isMarked }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece has nothing but its place
        <span key={at}>{isMarked ? <Mark>{text}</Mark> : text}</span>
      ))}
    </code>
  );
}

/** What a case printed beside what it returned. */
export function Printed({ output }: { readonly output: string }) {
  if (output === "") return null;
  return (
    <div className={styles["printed"]}>
      <p>Printed</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line */}
      <pre tabIndex={0}>{shortened(output)}</pre>
    </div>
  );
}
