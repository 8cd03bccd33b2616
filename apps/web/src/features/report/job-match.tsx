import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, use } from "react";
import { count } from "../../lib/numbers.ts";
import { LazyStepLinks } from "../../shared/next-steps/lazy-proposed-steps.ts";
import { termPlace } from "../../shared/report-places/places.ts";
import { buttonClass } from "../../ui/button.tsx";
import { LineIcon, type LineIconName } from "../../ui/line-icon.tsx";
import { sourceInWords, standingInWords } from "../../shared/report/match-words.ts";
import type { Report } from "../../shared/report/report-words.ts";
import { LetterSlot } from "./letter-slot.ts";
import { Section } from "./section.tsx";
import styles from "./job-match.module.css";

type Match = NonNullable<Report["match"]>;
type Term = Match["terms"][number];
type Standing = Term["standing"];

interface JobMatchProps {
  readonly match: Report["match"];
  /** Null for a visitor, who may not see the file. */
  readonly uploadId: string | null;
}

/** Each term the job asks for, and where the resume stands on it. */
export function JobMatch({ match, uploadId }: JobMatchProps) {
  const letterFor = use(LetterSlot);
  if (!match || match.terms.length === 0) {
    return (
      <Section id="match" title="Job match">
        <div className={`card ${styles["card"]}`}>
          <p>
            <b>There is no job to compare with yet.</b> Paste a job description or name a target
            role, and every term it asks for is looked up in your resume.
          </p>
          {uploadId !== null && (
            <Link
              to="/resume/report"
              search={{ id: uploadId }}
              className={buttonClass("line", styles["add"])}
            >
              Add the job
            </Link>
          )}
        </div>
      </Section>
    );
  }
  const by = (standing: Standing) => match.terms.filter((term) => term.standing === standing);
  const [found, weak, missing] = [by("found"), by("weak"), by("missing")];
  return (
    <Section
      id="match"
      title="Job match"
      beside={
        <div className={styles["beside"]}>
          <p>{sourceInWords(match)}</p>
          {uploadId !== null && letterFor(uploadId)}
        </div>
      }
    >
      <div className={`card ${styles["card"]}`}>
        <p>
          <b>{standingInWords(found.length, weak.length, missing.length)}</b>{" "}
          <span className={styles["quiet"]}>
            Weak means that it is named, and nothing shows it.
          </span>
        </p>
        <div
          className={styles["cover"]}
          role="img"
          aria-label={`${found.length} found, ${weak.length} weak, ${missing.length} missing`}
        >
          {[...found, ...weak, ...missing].map(({ term, standing }) => (
            <span key={term} className={styles[standing]} />
          ))}
        </div>
        <div className={styles["terms"]}>
          <Column title="Found" tone="is-high" icon="check-circle" amount={found.length}>
            <ul className={styles["chips"]}>
              {found.map(({ term, times }) => (
                <li key={term} id={termPlace(term)}>
                  {term}{" "}
                  <small>
                    <span aria-hidden="true">×{times}</span>
                    <span className="vh">{count(times, "time")}</span>
                  </small>
                </li>
              ))}
            </ul>
          </Column>
          <Column title="Weak" tone="is-medium" icon="half" amount={weak.length}>
            <TermList terms={weak} />
          </Column>
          <Column title="Missing" tone="is-low" icon="ring" amount={missing.length}>
            <TermList terms={missing} isMissing={uploadId !== null} />
          </Column>
        </div>
        <p className={styles["key"]}>
          <LineIcon name="lock" small />
          Add a term only if you have done it. An interviewer will ask.
        </p>
      </div>
    </Section>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly tone: string;
  readonly icon: LineIconName;
  readonly amount: number;
  readonly children: ReactNode;
}

function Column({ title, tone, icon, amount, children }: ColumnProps) {
  return (
    <div className={tone}>
      <h3>
        <LineIcon name={icon} />
        {title}, {amount}
      </h3>
      {amount > 0 && children}
    </div>
  );
}

interface TermListProps {
  readonly terms: readonly Term[];
  /** Whether what there is to do about each is said: to its owner. */
  readonly isMissing?: boolean;
}

function TermList({ terms, isMissing = false }: TermListProps) {
  return (
    <ul>
      {terms.map(({ term, text, skillId }) => (
        <li key={term} id={termPlace(term)} className={styles["term"]}>
          <b>{term}</b>{" "}
          {isMissing && (
            <Suspense fallback={null}>
              <LazyStepLinks skillId={skillId} term={term} />
            </Suspense>
          )}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
