import { Suspense } from "react";
import { definitionOf } from "@taiyari/domain/draft";
import { LazyStepLinks } from "../../../shared/next-steps/lazy-proposed-steps.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useEditor } from "../state/editor-context.ts";
import type { Enhancing } from "./create-enhancing.ts";
import type { Comparison, Tailored } from "./enhancing.ts";
import styles from "./tailor.module.css";

interface TailoredCardProps {
  readonly tailored: Tailored;
  readonly comparisons: readonly Comparison[];
  readonly enhancing: Pick<Enhancing, "endTailoring">;
}

/** Where something is proposed for the job, and what it asks for that the resume does not show. */
export function TailoredCard({ tailored, comparisons, enhancing }: TailoredCardProps) {
  const { store, section: current, openSection } = useEditor();
  const { title, missing } = tailored;
  const counts = new Map<string, number>();
  for (const { proposal } of comparisons) {
    const { section } = proposal.field;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const { draft } = store.get();
  return (
    <section className={styles["card"]} aria-label={`Tailored to ${title || "a job"}`}>
      <div className={styles["head"]}>
        <p>
          <b>Tailored to {title || "this job"}</b>
        </p>
        <button
          type="button"
          className="icon-btn"
          aria-label="Close what the job asks for"
          onClick={enhancing.endTailoring}
        >
          <LineIcon name="cross" />
        </button>
      </div>
      {counts.size > 0 ? (
        <ul className={styles["sections"]} aria-label="Sections with proposals">
          {[...counts].map(([id, count]) => (
            <li key={id}>
              <button
                type="button"
                className={styles["section"]}
                aria-current={id === current || undefined}
                onClick={() => openSection(id)}
              >
                {definitionOf(draft, id)?.name}
                <span className="num">
                  {count} <span className="vh">{count === 1 ? "proposal" : "proposals"}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles["note"]}>Nothing is left to look at.</p>
      )}
      {missing.length > 0 ? (
        <>
          <p className={styles["note"]}>
            The job asks for these, and your resume does not show them. Add only what you have done.
          </p>
          <ul className={styles["terms"]} aria-label="Asked for and not shown">
            {missing.map(({ term, need, skillId }) => (
              <li key={term} data-need={need}>
                {term}
                <small>{need === "must" ? "must have" : "nice to have"}</small>
                <Suspense fallback={null}>
                  <LazyStepLinks skillId={skillId} term={term} />
                </Suspense>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles["note"]}>
          Your resume shows everything we found in the description of the job.
        </p>
      )}
    </section>
  );
}
