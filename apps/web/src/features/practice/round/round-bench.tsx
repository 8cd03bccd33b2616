import { useState, type ReactNode } from "react";
import type { Place } from "../../../shared/code/code-mirror/error-place.ts";
import type { SqlSchema } from "../../../shared/sql/sql-schema.ts";
import { PaneBody, PaneHead, Workbench, type Part } from "../bench/workbench.tsx";
import { CodePane } from "../code/code-pane.tsx";
import type { WrittenCode } from "../code/use-written-code.ts";
import { ExplainSteps } from "./explain-steps.tsx";
import { type RoundProblem, say } from "./round.ts";
import { roundStore } from "./round-store.ts";
import { secondsOfRound } from "./use-round-code.ts";
import styles from "./round.module.css";

/** What the view of a problem of a round is given, whatever language it is solved in. */
export interface OfRound {
  readonly roundId: string;
  readonly round: RoundProblem;
  readonly place: number;
  readonly bar: ReactNode;
  readonly isLast: boolean;
}

interface RoundBenchProps extends Pick<OfRound, "round" | "place" | "bar"> {
  readonly statement: ReactNode;
  readonly written: WrittenCode;
  readonly errorPlace: Place | null;
  readonly schema?: SqlSchema | null;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onSubmit: () => void;
  /** What came of it. */
  readonly children: ReactNode;
}

/** A problem of a round: its text, the code, what to say aloud, and below that what came of the code. */
export function RoundBench(props: RoundBenchProps) {
  const { round, place, bar, statement, written, errorPlace, schema = null, isBusy } = props;
  const [part, setPart] = useState<Part>("problem");

  function andLook(act: () => void) {
    return () => {
      setPart("tests");
      act();
    };
  }

  return (
    <Workbench
      title={round.title}
      isTextOpen
      part={part}
      onPart={setPart}
      count={null}
      bar={bar}
      testsName="Explain"
      statement={<PaneBody label="Text of the problem">{statement}</PaneBody>}
      code={
        <CodePane
          written={written}
          errorPlace={isBusy ? null : errorPlace}
          schema={schema}
          isBusy={isBusy}
          onRun={andLook(props.onRun)}
          onSubmit={andLook(props.onSubmit)}
        />
      }
      tests={
        <>
          <PaneHead>
            <h2>Explain aloud</h2>
          </PaneHead>
          <PaneBody>
            <ExplainSteps
              said={round.said}
              onSay={(step, text) =>
                roundStore.change((current) => say(current, place, step, text, secondsOfRound()))
              }
            />
            <div className={styles["tests"]}>{props.children}</div>
          </PaneBody>
        </>
      }
    />
  );
}

/** Below a submission that passed. */
export function HandedIn({ isLast }: Pick<OfRound, "isLast">) {
  return (
    <p className={styles["handed"]} role="status">
      {isLast ? "Handed in." : "Handed in. The next problem waits above."}
    </p>
  );
}

/** Before the first run. */
export function RoundRule({ children }: { readonly children: ReactNode }) {
  return <p className={styles["rule"]}>{children} There are no hints in a round.</p>;
}
