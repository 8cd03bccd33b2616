import type { ProofField, ProofGroup as Group, ProofResult } from "@taiyari/domain/proof";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { causeWords } from "./cause-words.ts";
import { readWords } from "./read-words.ts";
import styles from "./proof.module.css";

const RESULTS: Readonly<
  Record<ProofResult, { readonly word: string; readonly icon: "check" | "half" | "cross" }>
> = {
  same: { word: "Same", icon: "check" },
  changed: { word: "Found elsewhere", icon: "half" },
  lost: { word: "Lost", icon: "cross" },
};

/** More letters of a long text are not shown: it is compared whole all the same. */
const SHOWN = 220;

interface ProofGroupProps {
  readonly group: Group;
  /** Graphemes that no font has. */
  readonly missing: readonly string[];
  /** At the beginning. */
  readonly isOpen: boolean;
}

/** The fields of one section, typed beside read. */
export function ProofGroup({ group, missing, isOpen }: ProofGroupProps) {
  const { fields, items, name } = group;
  const found = fields.filter(({ result }) => result !== "lost").length;
  const title = items > 0 ? `${name}, ${items} ${items === 1 ? "item" : "items"}` : name;
  const isBad = found < fields.length;
  const isMoved = fields.some(({ result }) => result === "changed");
  return (
    <details className={styles["group"]} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <Sign result={isBad ? "lost" : isMoved ? "changed" : "same"}>
          {isBad
            ? `${found} of ${fields.length}, ${fields.length - found} lost`
            : `${found} of ${fields.length}`}
        </Sign>
      </summary>
      {group.caution !== null && <p className={styles["caution"]}>{group.caution}</p>}
      <table className={styles["rows"]}>
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">You typed</th>
            <th scope="col">A machine read</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <Row
              key={`${field.field.item ?? ""} ${field.field.field}`}
              field={field}
              read={field.parts.length > 0 ? field.read : readWords(field, missing)}
              beginsItem={field.item !== "" && fields[index - 1]?.field.item !== field.field.item}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface RowProps {
  readonly field: ProofField;
  /** In words. */
  readonly read: string;
  /** Whether it is the first of its entry. */
  readonly beginsItem: boolean;
}

function Row({ field, read, beginsItem }: RowProps) {
  const { label, item, typed, result, cause } = field;
  return (
    <tr data-begins={beginsItem || undefined}>
      <th scope="row">
        {beginsItem && <span className={styles["item"]}>{item}</span>}
        {label}
      </th>
      <td data-column="You typed">
        <Breakable text={shortened(typed)} />
      </td>
      <td data-column="A machine read" className={styles["read"]}>
        {read === "" ? "Nothing" : <Breakable text={shortened(read)} />}
        {cause && <span className={styles["cause"]}>{causeWords(cause)}</span>}
      </td>
      <td>
        <Sign result={result}>{RESULTS[result].word}</Sign>
      </td>
    </tr>
  );
}

function Sign({ result, children }: { readonly result: ProofResult; readonly children: string }) {
  return (
    <span className={styles["sign"]} data-result={result}>
      <LineIcon name={RESULTS[result].icon} small />
      {children}
    </span>
  );
}

function shortened(text: string): string {
  if (text.length <= SHOWN) return text;
  const lines = text.split("\n").length;
  const words = text.split(/\s+/u).length;
  return `${text.slice(0, SHOWN).trimEnd()} … (${lines > 1 ? `${lines} lines, ` : ""}${words} words)`;
}
