import type { TagChange, TagsProposal } from "@taiyari/domain/coach";
import type { Deciding } from "./deciding.ts";
import styles from "./comparison.module.css";

interface TagColumnsProps {
  readonly id: string;
  readonly proposal: TagsProposal;
  readonly deciding: Deciding;
}

/** The list before and after: what is written differently in its place, what is added last. */
export function TagColumns({ id, proposal, deciding }: TagColumnsProps) {
  const { before, changes } = proposal;
  const changeOf = (tag: string) => changes.find((change) => change.tag === tag);
  const added = changes.filter(({ tag }) => tag === null);
  const draw = (change: TagChange) => <TagBox id={id} change={change} deciding={deciding} />;
  return (
    <div className={styles["columns"]}>
      <div className={styles["before"]}>
        <p className={styles["side"]}>Before</p>
        {before.length === 0 && <p className={styles["nothing"]}>Nothing yet.</p>}
        <ul className={styles["tags"]}>
          {before.map((tag) => {
            const change = changeOf(tag);
            return (
              <li key={tag}>
                {change ? (
                  <del>
                    {tag}
                    <sup aria-hidden="true">{change.id}</sup>
                  </del>
                ) : (
                  tag
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles["after"]}>
        <p className={styles["side"]}>After</p>
        <ul className={styles["tags"]}>
          {before.map((tag) => {
            const change = changeOf(tag);
            return <li key={tag}>{change ? draw(change) : tag}</li>;
          })}
          {added.map((change) => (
            <li key={change.id}>{draw(change)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface TagBoxProps {
  readonly id: string;
  readonly change: TagChange;
  readonly deciding: Deciding;
}

function TagBox({ id, change, deciding }: TagBoxProps) {
  const isTaken = deciding.decision.taken.has(change.id);
  // A tag that is not added stands there still, to be added after all.
  const shown = isTaken ? change.text : (change.tag ?? change.text);
  return (
    <label className={styles["change"]} data-taken={isTaken || undefined}>
      <input
        type="checkbox"
        className="vh"
        checked={isTaken}
        aria-describedby={`${id}-words-${change.id} ${id}-why-${change.id}`}
        onChange={(event) => deciding.take(change.id, event.target.checked)}
      />
      {shown}
      <sup aria-hidden="true">{change.id}</sup>
    </label>
  );
}
