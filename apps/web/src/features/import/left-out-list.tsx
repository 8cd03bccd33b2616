import { NOT_PLACED, type LeftOut } from "@taiyari/domain/import";
import { formatNumber } from "../../lib/numbers.ts";
import styles from "./import.module.css";

interface LeftOutListProps {
  readonly title: string;
  readonly leftOut: readonly LeftOut[];
}

/** Shown at once; the rest opens on demand. */
const SHOWN = 6;

/** What stood in the source and has no field: what is kept all the same, and what is lost. */
export function LeftOutList({ title, leftOut }: LeftOutListProps) {
  const lost = leftOut.filter(({ isKept }) => !isKept);
  const kept = leftOut.filter(({ isKept }) => isKept);
  return (
    <section className={styles["leftOut"]} aria-labelledby="left-out-title">
      <h2 id="left-out-title">{title}</h2>
      {lost.length > 0 && (
        <Group heading="Not kept" about="Note down what you need of it." entries={lost} />
      )}
      {kept.length > 0 && (
        <Group
          heading="Kept aside"
          about={`In a hidden section, “${NOT_PLACED}”, from where you can move it.`}
          entries={kept}
        />
      )}
    </section>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly about: string;
  readonly entries: readonly LeftOut[];
}

function Group({ heading, about, entries }: GroupProps) {
  const rest = entries.slice(SHOWN);
  return (
    <div>
      <h3>{heading}</h3>
      <p className="small muted">{about}</p>
      <Entries entries={entries.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles["more"]}>
          <summary>{formatNumber(rest.length)} more</summary>
          <Entries entries={rest} />
        </details>
      )}
    </div>
  );
}

function Entries({ entries }: Pick<GroupProps, "entries">) {
  return (
    <ul>
      {entries.map(({ where, field, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same words may stand in the same place twice; the list never changes
        <li key={at}>
          <span className={styles["where"]}>{[where, field].filter(Boolean).join(", ")}</span>
          <Words text={text} />
        </li>
      ))}
    </ul>
  );
}

/** A text longer than this is opened on demand. */
const LONG = 320;

function Words({ text }: { readonly text: string }) {
  if (text.length <= LONG) return <span className={styles["words"]}>{text}</span>;
  return (
    <details className={styles["more"]}>
      <summary>{text.slice(0, 80)}…</summary>
      <span className={styles["words"]}>{text}</span>
    </details>
  );
}
