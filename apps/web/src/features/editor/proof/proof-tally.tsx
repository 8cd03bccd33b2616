import type { Proof } from "@taiyari/domain/proof";
import { style } from "../../../ui/css-variables.ts";
import styles from "./proof.module.css";

interface ProofTallyProps {
  readonly proof: Proof;
  /** About the file. */
  readonly children: string;
}

/**
 * How many fields came back where they were typed, as a number, as squares, and in words. One that is found elsewhere
 * is read wrongly, so the number leaves it out.
 */
export function ProofTally({ proof, children }: ProofTallyProps) {
  return (
    <section className={styles["tally"]} aria-label="Result">
      <p className={styles["big"]}>
        {proof.same} <span>of {proof.total}</span>
      </p>
      <div className={styles["ticks"]} aria-hidden="true">
        {proof.groups.map((group) => (
          <div key={group.section} style={style({ "--share": group.fields.length })}>
            <span className={styles["marks"]}>
              {group.fields.map((field, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- squares have nothing but their place
                <i key={index} data-result={field.result} />
              ))}
            </span>
            <span className={styles["label"]}>{group.name}</span>
          </div>
        ))}
      </div>
      <p>
        <b>{tallyWords(proof)}</b> {children}
      </p>
    </section>
  );
}

/** "50 fields came back as you typed them. 1 was lost." */
export function tallyWords({ total, same, changed, lost }: Proof): string {
  if (total === 0) return "Nothing is written yet.";
  const came =
    same === total && total > 1
      ? `All ${total} fields came back as you typed them.`
      : `${same} ${same === 1 ? "field" : "fields"} came back as you typed ${same === 1 ? "it" : "them"}.`;
  const moved = changed === 0 ? "" : ` ${changed} ${changed === 1 ? "is" : "are"} found elsewhere.`;
  const gone = lost === 0 ? "" : ` ${lost} ${lost === 1 ? "was" : "were"} lost.`;
  return `${came}${moved}${gone}`;
}
