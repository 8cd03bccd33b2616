import type { Language, LearnerProblem } from "@taiyari/domain/practice";
import { count } from "../../../lib/numbers.ts";
import { CaseCard } from "./case-card.tsx";
import { CaseRows } from "./case-body.tsx";
import { expectedText, inputRows } from "./case-text.ts";
import styles from "./tests.module.css";

/** Before anything was run: the cases that are shown, and how many are not. */
export function ShownCases({
  problem,
  language,
}: {
  readonly problem: LearnerProblem;
  readonly language: Language;
}) {
  const { style, shown, growth } = problem;
  return (
    <>
      <p className={styles["lead"]}>
        Run tries the {count(shown.length, "shown case")}. Submit adds{" "}
        {count(hiddenCount(problem), "hidden one")}
        {growth ? " and measures how your time grows." : "."}
      </p>
      {shown.map(({ input, expected }, at) => (
        <CaseCard
          // oxlint-disable-next-line react/no-array-index-key -- a case has nothing but its place
          key={at}
          tone="open"
          title={`Example ${at + 1}`}
          isOpen={at === 0}
        >
          <CaseRows
            rows={[
              ...inputRows(style, input, language),
              { name: "expected", text: expectedText(expected, style, language) ?? "" },
            ]}
          />
        </CaseCard>
      ))}
    </>
  );
}

/** What is hidden, by kind. */
export function HiddenKinds({ problem }: { readonly problem: LearnerProblem }) {
  const { hiddenKinds } = problem;
  return (
    <CaseCard
      tone="locked"
      title={count(hiddenCount(problem), "hidden case")}
      note={count(hiddenKinds.length, "kind")}
    >
      <ul className={styles["kinds"]}>
        {hiddenKinds.map(({ kind, title, count: cases }) => (
          <li key={kind}>
            {title}
            <span className="num">{count(cases, "case")}</span>
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}

function hiddenCount({ hiddenKinds }: LearnerProblem): number {
  return hiddenKinds.reduce((sum, { count: cases }) => sum + cases, 0);
}
