import { printValue, type CodeLanguage, type LearnerProblem } from "@taiyari/domain/practice";
import type { Solved } from "../solving/use-solving.ts";
import { CaseCard } from "./case-card.tsx";
import { CaseRows, Printed } from "./case-body.tsx";
import { inputRows, printed } from "./case-text.ts";
import { ErrorBox } from "./code-error.tsx";
import { durationText } from "./duration-text.ts";
import styles from "./tests.module.css";

interface OwnResultViewProps {
  readonly problem: LearnerProblem;
  readonly language: CodeLanguage;
  readonly own: NonNullable<Solved["own"]>;
}

/** What the code made of an input of one's own. Nothing is compared: nobody said what must come out. */
export function OwnResultView({ problem, language, own }: OwnResultViewProps) {
  const { style } = problem;
  const { result } = own;
  const one = "results" in result ? result.results[0] : undefined;
  const rows = inputRows(style, own.input, language);
  if (one?.status === "gave")
    return (
      <CaseCard tone="open" title="Your own input" note={durationText(one.ms)} isOpen>
        <CaseRows
          rows={[
            ...rows,
            {
              name: style.kind === "program" ? "prints" : "gives",
              text: style.kind === "program" ? printed(one.value) : printValue(one.value, language),
            },
          ]}
        />
        <Printed output={one.output} />
      </CaseCard>
    );
  if (one?.status === "threw")
    return (
      <CaseCard tone="failed" title="Your own input" isOpen>
        <CaseRows rows={rows} />
        <div className={styles["because"]}>
          Your code failed here.
          <ErrorBox error={one.error} />
        </div>
      </CaseCard>
    );
  return (
    <CaseCard tone="slow" title="Your own input" isOpen>
      <CaseRows rows={rows} />
      <p className={styles["because"]}>It was stopped before it gave anything.</p>
    </CaseCard>
  );
}
