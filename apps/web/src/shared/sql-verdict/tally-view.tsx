import { count, formatNumber } from "../../lib/numbers.ts";
import { tallyOf, type TallyBlock } from "./tally.ts";
import styles from "./verdict.module.css";

interface TallyViewProps {
  readonly expected: number;
  readonly yours: number;
}

/** How many rows were asked for and how many there are, in figures and drawn. */
export function TallyView({ expected, yours }: TallyViewProps) {
  const tally = tallyOf(expected, yours);
  return (
    <>
      <p className="vh">
        Expected {count(expected, "row")}, yours {formatNumber(yours)}.
      </p>
      <div className={styles["tally"]} aria-hidden="true">
        <TallyRow name="Expected" blocks={tally.expected} rows={expected} />
        <TallyRow name="Yours" blocks={tally.yours} rows={yours} />
      </div>
      {tally.rowsPerBlock > 1 && (
        <p className={styles["scale"]} aria-hidden="true">
          One block is about {formatNumber(tally.rowsPerBlock)} rows.
        </p>
      )}
    </>
  );
}

interface TallyRowProps {
  readonly name: string;
  readonly blocks: readonly TallyBlock[];
  readonly rows: number;
}

function TallyRow({ name, blocks, rows }: TallyRowProps) {
  return (
    <>
      <span>{name}</span>
      <span className={styles["cells"]}>
        {blocks.map((block, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block has nothing but its place
          <i key={at} data-block={block} />
        ))}
      </span>
      <b className="num">{formatNumber(rows)}</b>
    </>
  );
}
