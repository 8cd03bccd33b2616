import { numberWord } from "../../../lib/number-words.ts";
import type { Decision } from "@taiyari/domain/coach";
import { definitionOf } from "@taiyari/domain/draft";
import { useEffect, useId, useRef } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useEditor } from "../state/editor-context.ts";
import { AskForBlanks } from "./ask-for-blanks.tsx";
import { ChangeList } from "./change-list.tsx";
import type { Enhancing } from "./create-enhancing.ts";
import type { Deciding } from "./deciding.ts";
import type { Comparison } from "./enhancing.ts";
import { TagColumns } from "./tag-columns.tsx";
import { TextColumns } from "./text-columns.tsx";
import { valueAfter } from "./value-after.ts";
import styles from "./comparison.module.css";

interface ComparisonPanelProps {
  readonly comparison: Comparison;
  readonly level: 3 | 4;
  /** Whether it is to take the focus. */
  readonly hasFocus: boolean;
  readonly enhancing: Pick<Enhancing, "decide" | "accept" | "close" | "settleFocus">;
}

/** A proposal beside the text it is about: each change is taken or left, then all of it accepted or not. */
export function ComparisonPanel(props: ComparisonPanelProps) {
  const { comparison, level, hasFocus, enhancing } = props;
  const { proposal, decision, origin } = comparison;
  const { store, say } = useEditor();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { field } = proposal;
  const name = nameOf(store.get().draft, field);
  const count = proposal.changes.length;
  const Heading = level === 3 ? "h3" : "h4";

  useEffect(() => {
    if (!hasFocus || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: "center" });
    enhancing.settleFocus();
  }, [hasFocus, enhancing]);

  function decide(next: Decision) {
    enhancing.decide(field, next, valueAfter(proposal, next));
  }

  const deciding: Deciding = {
    decision,
    take(change, isTaken) {
      const taken = new Set(decision.taken);
      if (isTaken) taken.add(change);
      else taken.delete(change);
      decide({ ...decision, taken });
    },
    fill: (key, answer) =>
      decide({ ...decision, answers: new Map([...decision.answers, [key, answer]]) }),
  };

  function revert() {
    enhancing.close(field);
    say(`${name} stays as it was.`);
  }

  return (
    <section
      className={styles["panel"]}
      data-inside={level === 3 || undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles["top"]}>
        <Heading ref={heading} id={`${id}-title`} tabIndex={-1}>
          {name}: {numberWord(count)} {count === 1 ? "change" : "changes"} to look at
        </Heading>
        <p>{origin}</p>
      </div>
      {proposal.kind === "text" ? (
        <>
          <TextColumns id={id} proposal={proposal} deciding={deciding} />
          <AskForBlanks proposal={proposal} decision={decision} />
        </>
      ) : (
        <TagColumns id={id} proposal={proposal} deciding={deciding} />
      )}
      <div className={styles["actions"]}>
        <button type="button" className={`btn ${styles["revert"]}`} onClick={revert}>
          <LineIcon name="undo" />
          Revert
        </button>
        <button type="button" className="btn btn-line" onClick={() => enhancing.close(field)}>
          Close
        </button>
        <button type="button" className="btn btn-primary" onClick={() => enhancing.accept(field)}>
          <LineIcon name="check" />
          Accept
        </button>
      </div>
      <ChangeList id={id} proposal={proposal} deciding={deciding} level={level} />
    </section>
  );
}

/** "Description". */
function nameOf(
  draft: Parameters<typeof definitionOf>[0],
  field: Comparison["proposal"]["field"],
): string {
  const definition = definitionOf(draft, field.section);
  return definition?.fields.find(({ id }) => id === field.field)?.name ?? "Text";
}
