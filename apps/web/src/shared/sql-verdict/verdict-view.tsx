import type { ReactNode } from "react";
import type { Verdict } from "@taiyari/domain/sql";
import { InlineText } from "../course/inline-text.tsx";
import { readInlineMarkdown } from "../course/read-markdown.ts";
import { SqlErrorNote } from "../sql/sql-error-note.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { SideBySide, type HeadingLevel } from "./side-by-side.tsx";
import { TallyView } from "./tally-view.tsx";
import { constructNames } from "./construct-names.ts";
import styles from "./verdict.module.css";

interface VerdictViewProps {
  readonly verdict: Exclude<Verdict, { readonly kind: "right" }>;
  /** What was checked. */
  readonly sql: string;
  readonly titleOf: (slug: string) => string | null;
  /** Of its headings, one below the heading it stands under. */
  readonly level: HeadingLevel;
}

/** Why an answer is not right: the word, the finding, the rows, and where to look. */
export function VerdictView({ verdict, sql, titleOf, level }: VerdictViewProps) {
  switch (verdict.kind) {
    case "empty":
      return (
        <Box
          level={level}
          tone="neutral"
          word="Nothing to check"
          finding="There is no statement yet, or none that gives rows."
        >
          <p className={styles["why"]}>
            Write a query that ends in the rows asked for, then check it.
          </p>
        </Box>
      );
    case "refused":
      return <SqlErrorNote error={verdict.error} sql={sql} titleOf={titleOf} />;
    case "not-refused":
      return <NotRefused verdict={verdict} level={level} />;
    case "without-construct":
      return (
        <Box
          level={level}
          word="Not yet"
          finding={`The result is right, without ${constructNames(verdict.missing)}.`}
        >
          <p className={styles["why"]}>
            This page is about that way of writing it. Your rows are those asked for; write the
            query once more with it.
          </p>
        </Box>
      );
    case "too-slow":
      return (
        <Box
          level={level}
          word="Stopped"
          finding={`It ran for more than ${verdict.limitMs / 1000} seconds.`}
        >
          <p className={styles["why"]}>
            The text is kept and the data is as before. A missing join condition is the usual cause:
            it pairs every row of one table with every row of the other.
          </p>
        </Box>
      );
    case "wrong":
      return <Wrong verdict={verdict} level={level} />;
    default:
      return verdict satisfies never;
  }
}

interface BoxProps {
  readonly level: HeadingLevel;
  readonly word: string;
  readonly finding: string;
  readonly tone?: "neutral";
  readonly children?: ReactNode;
}

function Box({ level, word, finding, tone, children }: BoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles["verdict"]} data-tone={tone} role="status">
      <Heading className={styles["word"]}>
        <LineIcon name={tone === "neutral" ? "info" : "cross"} small />
        {word}
      </Heading>
      <p className={styles["finding"]}>{finding}</p>
      {children}
    </div>
  );
}

interface KindProps<Kind extends Verdict["kind"]> {
  readonly verdict: Extract<Verdict, { readonly kind: Kind }>;
  readonly level: HeadingLevel;
}

function Wrong({ verdict, level }: KindProps<"wrong">) {
  const { diagnosis, table, expected, actual, mismatch, onHiddenData } = verdict;
  const [asked, given] = [expected.rows.length, actual.rows.length];
  return (
    <>
      <Box
        level={level}
        word={
          onHiddenData
            ? "Right on the rows you see, wrong on other rows of the same shop"
            : "Not yet"
        }
        finding={table === null ? diagnosis.finding : `In ${table}: ${diagnosis.finding}`}
      >
        {asked !== given && <TallyView expected={asked} yours={given} />}
        <p className={styles["why"]}>
          <InlineText content={readInlineMarkdown(diagnosis.hint)} />
        </p>
        {onHiddenData && (
          <p className={styles["hidden-data"]}>
            <LineIcon name="eye-off" small />
            <span>
              Every answer is checked on a second data set that is built the same way and holds
              other rows. The rows shown here are of that one.
            </span>
          </p>
        )}
      </Box>
      <SideBySide mismatch={mismatch} expected={expected} level={level} />
    </>
  );
}

function NotRefused({ verdict: { expected, actual }, level }: KindProps<"not-refused">) {
  return (
    <Box
      level={level}
      word="Not yet"
      finding={
        actual === null
          ? `It went through. It was to be refused with SQLSTATE ${expected}.`
          : `It was refused with SQLSTATE ${actual.code}. It was to be refused with ${expected}.`
      }
    >
      {actual !== null && <p className={styles["why"]}>PostgreSQL says: {actual.message}</p>}
    </Box>
  );
}
