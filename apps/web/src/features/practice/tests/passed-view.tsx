import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { topicName, type Judged, type LearnerProblem } from "@taiyari/domain/practice";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { InlineText } from "../../../shared/course/inline-text.tsx";
import { readInlineMarkdown } from "../../../shared/course/read-markdown.ts";
import { PROBLEM } from "../../../shared/practice/addresses.ts";
import { workedProblemQuery } from "../../../shared/practice/problem-files.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { LaptopThings } from "../../../ui/niche-things.tsx";
import { Niche, NicheLight } from "../../../ui/niche.tsx";
import { TickRow } from "../../../ui/tick-row.tsx";
import { ticksOf } from "./judged-view.tsx";
import styles from "./passed.module.css";

interface PassedViewProps {
  readonly problem: Pick<LearnerProblem, "slug" | "title" | "topics">;
  readonly judged: Pick<Judged, "title" | "cases">;
  /** "Third submission, 2 hints" */
  readonly how: string;
  /** When its concept comes back, milliseconds since 1970; null where nobody knows. */
  readonly comesBackAt: number | null;
  readonly next: { readonly slug: string; readonly title: string } | null;
  readonly onWorked: () => void;
  /** How time grows. */
  readonly growth: React.ReactNode;
}

/** All cases pass: what to notice, what to say, when it comes back, and what is next. */
export function PassedView(props: PassedViewProps) {
  const { problem, judged, how, comesBackAt, next, onWorked, growth } = props;
  const { data: worked } = useQuery(workedProblemQuery(problem.slug));
  const topic = topicName(problem.topics[0] ?? "");
  return (
    <>
      <NicheLight />
      <div className={styles["won"]} role="status">
        <Niche isLit>
          <LaptopThings />
        </Niche>
        <div>
          <p className={styles["word"]}>
            <LineIcon name="check" small />
            {judged.title}
          </p>
          <h3>Solved</h3>
          <p className="num">{how}</p>
        </div>
      </div>
      <div className={styles["ticks"]}>
        <TickRow isHigh groups={ticksOf(judged.cases)} />
      </div>
      {growth}
      {worked && (
        <section className={styles["notice"]} aria-labelledby="notice">
          <h3 id="notice">What to notice</h3>
          <ol>
            {worked.notice.map((text) => (
              <li key={text}>
                <FirstSentence text={text} />
              </li>
            ))}
          </ol>
          <p className={styles["say"]}>
            <b>Say in an interview</b>
            <q>{worked.say}</q>
          </p>
        </section>
      )}
      <div className={styles["acts"]}>
        {next && (
          <Link className={buttonClass("next")} to={PROBLEM} params={{ slug: next.slug }}>
            Next, {next.title}
          </Link>
        )}
        <Button kind="line" onClick={onWorked}>
          Worked solution
        </Button>
      </div>
      {comesBackAt !== null && (
        <p className={`num ${styles["back"]}`}>
          {topic} come back on {formatDate(new Date(comesBackAt))}, with another problem.
        </p>
      )}
    </>
  );
}

/** A text whose first sentence stands out where others follow it. */
function FirstSentence({ text }: { readonly text: string }) {
  const [, first = "", rest = ""] = /^(.+?[.:])\s+(.+)$/su.exec(text) ?? [];
  if (first === "") return <InlineText content={readInlineMarkdown(text)} />;
  return (
    <>
      <b>
        <InlineText content={readInlineMarkdown(first)} />
      </b>{" "}
      <InlineText content={readInlineMarkdown(rest)} />
    </>
  );
}

const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** "First submission", "Third submission, 2 hints", "12 submissions, 1 hint" */
export function howSolved(submissions: number, hints: number): string {
  const ordinal = ORDINALS[submissions - 1];
  const tries = ordinal ? `${ordinal} submission` : count(submissions, "submission");
  return hints === 0 ? `${tries}, without a hint` : `${tries}, ${count(hints, "hint")}`;
}
