import type { LetterCheck, LineGroup } from "@taiyari/domain/coach";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "../look/letter.module.css";

interface LetterSourcesProps {
  readonly check: LetterCheck;
}

/** The lines of the resume behind the letter, numbered as in it. */
export function LetterSources({ check }: LetterSourcesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const numbers = new Map(check.proofs.map(({ line, number }) => [line.number, number]));
  const used = check.groups.filter(({ lines }) => lines.some((line) => numbers.has(line.number)));
  const shown = isWhole ? check.groups : used;
  const hasMore = used.length < check.groups.length;
  return (
    <>
      {shown.map((group) => (
        <Group key={`${group.section} ${group.item}`} group={group} numbers={numbers} />
      ))}
      {hasMore && (
        <Button
          kind="quiet"
          className={styles["whole"] ?? ""}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Only what the letter uses" : "All of your resume"}
        </Button>
      )}
    </>
  );
}

interface GroupProps {
  readonly group: LineGroup;
  /** Of proofs, by the number of the line. */
  readonly numbers: ReadonlyMap<number, number>;
}

function Group({ group: { name, when, lines }, numbers }: GroupProps) {
  return (
    <div className={styles["lines"]}>
      <header>
        <b>{name}</b>
        {when !== "" && `, ${when}`}
      </header>
      <ol>
        {lines.map(({ number, text }) => {
          const proof = numbers.get(number);
          return (
            <li key={number} id={`line-${number}`} data-used={proof !== undefined || undefined}>
              <i>{number}</i>
              <span>{text}</span>
              {proof !== undefined && (
                <span className={styles["badge"]}>
                  <span className="vh">Proof </span>
                  {proof}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
