import { Link } from "@tanstack/react-router";
import { topicName, type ProblemLevel } from "@taiyari/domain/practice";
import type { Block } from "@taiyari/domain/learning";
import type { ReactNode } from "react";
import { InlineText } from "../../../shared/course/inline-text.tsx";
import { readInlineMarkdown } from "../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { PRACTICE } from "../../../shared/practice/addresses.ts";
import { LevelMark } from "../standing/level-mark.tsx";
import styles from "./statement.module.css";

interface StatementProps {
  readonly title: string;
  readonly level: ProblemLevel;
  readonly topics: readonly string[];
  readonly minutes: number;
  readonly statement: readonly Block[];
  readonly limits: readonly string[];
  /** Below the text: examples, or tables. */
  readonly children: ReactNode;
  /** In a round nothing leads away. */
  readonly hasCrumbs: boolean;
}

/** What is asked. */
export function Statement(props: StatementProps) {
  const { title, level, topics, minutes, statement, limits, children, hasCrumbs } = props;
  return (
    <div className={styles["statement"]}>
      {hasCrumbs && (
        <p className={styles["crumbs"]}>
          <Link to={PRACTICE}>Practice Lab</Link>
        </p>
      )}
      <p className={styles["tags"]}>
        <LevelMark level={level} />
        <span>{topicName(topics[0] ?? "")}</span>
        <span className="num">About {minutes} min</span>
      </p>
      <h1>{title}</h1>
      <TextBlocks blocks={statement} />
      {children}
      {limits.length > 0 && (
        <>
          <h2>Limits</h2>
          <ul className={`num ${styles["limits"]}`}>
            {limits.map((limit) => (
              <li key={limit}>
                <InlineText content={readInlineMarkdown(limit)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
