import { learnFromPlan, planNodes, type PlanLesson, type QueryPlan } from "@taiyari/domain/sql";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { sayMs } from "../state/use-run.ts";
import { PlanList } from "./plan-list.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import styles from "./plan.module.css";

interface PlanViewProps {
  readonly plan: QueryPlan;
  readonly isMeasured: boolean;
  readonly onMeasured: (isMeasured: boolean) => void;
  /** The plan before the statement that was proposed for it was tried; null where none was. */
  readonly before: QueryPlan | null;
  /** Runs the statement and explains the query again. */
  readonly onTry: (statement: string) => void;
}

/** A plan as a picture, as a list where there is no room for one, and what to learn from it. */
export function PlanView({ plan, isMeasured, onMeasured, before, onTry }: PlanViewProps) {
  const lessons = learnFromPlan(plan);
  const [lesson] = lessons;
  const ms = timeOf(plan);
  return (
    <div className={styles["box"]}>
      <div className={styles["legend"]}>
        {ms === null ? (
          <p>What PostgreSQL intends to do, with the rows it expects. The query was not run.</p>
        ) : (
          <>
            <p className={styles["across"]}>
              Runs from left to right. The line is as thick as the rows it carries, the bar is the
              share of {sayMs(ms)}.
            </p>
            <p className={styles["down"]}>
              Runs from the bottom up. The bar is the share of {sayMs(ms)}.
            </p>
          </>
        )}
        <label className={styles["switch"]}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isMeasured}
            checked={isMeasured}
            onChange={({ target }) => onMeasured(target.checked)}
          />
          Measured
        </label>
      </div>
      <PlanPicture plan={plan} marked={lesson?.nodeId ?? null} />
      <PlanList plan={plan} marked={lesson?.nodeId ?? null} />
      {before && <Comparison before={before} after={plan} />}
      {lesson ? (
        <Lesson lesson={lesson} onTry={onTry} />
      ) : (
        ms !== null && (
          <p className={styles["nothing"]}>
            Nothing stands out: it reads what it needs, and the rows are about as many as PostgreSQL
            expected.
          </p>
        )
      )}
    </div>
  );
}

interface LessonProps {
  readonly lesson: PlanLesson;
  readonly onTry: (statement: string) => void;
}

function Lesson({ lesson: { finding, advice, sql }, onTry }: LessonProps) {
  return (
    <section className={styles["lesson"]} aria-label="What to learn from it">
      <span className="tile">
        <LineIcon name="advise" />
      </span>
      <div>
        <b>{finding}</b>
        <p>{advice}</p>
        {sql !== null && <code>{sql}</code>}
      </div>
      {sql !== null && (
        <Button kind="line" onClick={() => onTry(sql)}>
          Try it and compare
        </Button>
      )}
    </section>
  );
}

function Comparison({ before, after }: { readonly before: QueryPlan; readonly after: QueryPlan }) {
  const [was, is] = [timeOf(before), timeOf(after)];
  const [wasBlocks, isBlocks] = [before.root.blocks, after.root.blocks];
  if (was === null || is === null) return null;
  return (
    <p className={styles["compared"]} role="status">
      Before: {sayMs(was)}
      {wasBlocks !== null && `, ${wasBlocks} blocks`}. Now: {sayMs(is)}
      {isBlocks !== null && `, ${isBlocks} blocks`}.
    </p>
  );
}

function timeOf({ root }: QueryPlan): number | null {
  return root.ownMs === null
    ? null
    : planNodes(root).reduce((sum, { ownMs }) => sum + (ownMs ?? 0), 0);
}
