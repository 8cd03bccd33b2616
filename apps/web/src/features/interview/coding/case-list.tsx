import {
  type CodeLanguage,
  type Expected,
  type LearnerProblem,
  printValue,
  type ProblemStyle,
  type Value,
  type Verdict,
} from "@taiyari/domain/practice";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./coding.module.css";

interface OfProblem {
  readonly problem: LearnerProblem;
  readonly language: CodeLanguage;
}

/** The first two cases with what comes out of them. */
export function ExampleList({ problem: { style, shown }, language }: OfProblem) {
  return (
    <ul className={styles["cases"]} aria-label="Examples">
      {shown.slice(0, 2).map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an example has nothing but its place
        <li key={at}>
          <Line name="in" text={inputText(style, one.input, language)} />
          <Line name="out" text={expectedText(one.expected, style, language)} />
        </li>
      ))}
    </ul>
  );
}

interface CaseListProps extends OfProblem {
  readonly verdict: Verdict;
  /** In the real mode nobody says whether it is right. */
  readonly isReal: boolean;
}

/** What the code gave for the shown cases, or why it gave nothing. */
export function CaseList({ problem, language, verdict, isReal }: CaseListProps) {
  if (!("cases" in verdict))
    return (
      <p className={styles["trouble"]} role="status">
        {troubleText(verdict)}
      </p>
    );
  const { style } = problem;
  return (
    <>
      <p className={`num ${styles["ran"]}`} role="status">
        {isReal ? `Ran ${verdict.cases.length} cases` : verdict.title}
      </p>
      <ul className={styles["cases"]} aria-label="What your code gave">
        {verdict.cases.map((one) => (
          <li key={one.place}>
            <Line name="in" text={one.input ? inputText(style, one.input, language) : ""} />
            <Line
              name="yours"
              text={
                one.error
                  ? `${one.error.name}: ${one.error.message}`
                  : one.actual === null
                    ? "nothing"
                    : valueText(one.actual, style, language)
              }
            />
            {!isReal && (
              <span className={styles["mark"]} data-state={one.state}>
                <LineIcon name={one.state === "passed" ? "check" : "cross"} small />
                {one.state === "passed" ? "passes" : "fails"}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <p>
      <span>{name}</span>
      <code>{text}</code>
    </p>
  );
}

function troubleText(verdict: Exclude<Verdict, { readonly cases: unknown }>): string {
  switch (verdict.status) {
    case "not-valid":
      return `Your code cannot be read: ${verdict.error.message}${verdict.error.line === null ? "" : ` (line ${verdict.error.line})`}`;
    case "threw":
      return `Your code failed before any case: ${verdict.error.name}: ${verdict.error.message}`;
    case "no-function":
      return `There is no function ${verdict.name}. The cases call it by this name.`;
    case "stopped":
      return "Stopped. Your code is kept.";
    case "runner-failed":
      return `The runner failed. Your code is kept and handed in with your answer. ${verdict.message}`;
  }
}

function inputText(style: ProblemStyle, input: readonly Value[], language: CodeLanguage): string {
  if (style.kind === "program") return valueText(input[0] ?? "", style, language);
  return style.signature.parameters
    .map(({ name }, at) => `${name} = ${printValue(input[at] ?? null, language)}`)
    .join(", ");
}

function expectedText(expected: Expected, style: ProblemStyle, language: CodeLanguage): string {
  switch (expected.kind) {
    case "value":
      return valueText(expected.value, style, language);
    case "any":
      return expected.values.map((value) => valueText(value, style, language)).join(" or ");
    case "digest":
      return "too large to be shown";
  }
}

/** Texts that a program reads or prints stand as they are. */
function valueText(value: Value, style: ProblemStyle, language: CodeLanguage): string {
  return style.kind === "program" && typeof value === "string"
    ? value.replace(/\n$/u, "")
    : printValue(value, language);
}
