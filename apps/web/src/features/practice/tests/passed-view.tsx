import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { topicName, type Judged, type LearnerProblem } from "@taiyari/domain/practice";
import { InlineText } from "../../../shared/course/inline-text.tsx";
import { readInlineMarkdown } from "../../../shared/course/read-markdown.ts";
import { workedProblemQuery } from "../../../shared/practice/problem-files.ts";
import { TickRow } from "../../../ui/tick-row.tsx";
import { ticksOf } from "./judged-view.tsx";
import { Won } from "./won.tsx";
import styles from "./passed.module.css";

interface PassedViewProps {
  readonly problem: Pick<LearnerProblem, "slug" | "topics">;
  readonly judged: Pick<Judged, "title" | "cases">;
  /** "Third submission, 2 hints" */
  readonly how: string;
  /** When its concept comes back, milliseconds since 1970; null where nobody knows. */
  readonly comesBackAt: number | null;
  readonly next: { readonly slug: string; readonly title: string } | null;
  readonly onWorked: () => void;
  /** How time grows. */
  readonly growth: ReactNode;
}

/** All cases pass: what to notice, what to say, when it comes back, and what is next. */
export function PassedView(props: PassedViewProps) {
  const { problem, judged, how, comesBackAt, next, onWorked, growth } = props;
  const { data: worked } = useQuery(workedProblemQuery(problem.slug));
  const topic = topicName(problem.topics[0] ?? "");
  return (
    <Won word={judged.title} {...{ how, topic, comesBackAt, next, onWorked }}>
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
    </Won>
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
