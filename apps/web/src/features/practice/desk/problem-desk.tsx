import { useRef, type ReactNode } from "react";
import type { ProblemHint } from "@taiyari/domain/practice";
import type { Place } from "../../../shared/code/code-mirror/error-place.ts";
import type { SqlSchema } from "../../../shared/sql/sql-schema.ts";
import { Workbench } from "../bench/workbench.tsx";
import { CodePane, type CodePaneHandle } from "../code/code-pane.tsx";
import type { WrittenCode } from "../code/use-written-code.ts";
import { HintLadder } from "../statement/hint-ladder.tsx";
import { Notes } from "../statement/notes.tsx";
import { StatementPane } from "../statement/statement-pane.tsx";
import type { Desk } from "./use-desk.ts";
import { onDemand } from "../../../ui/on-demand.tsx";

const { Component: Attempts } = onDemand(
  async () => (await import("../statement/attempts.tsx")).Attempts,
);

interface ProblemDeskProps {
  readonly desk: Desk;
  readonly title: string;
  readonly hints: readonly ProblemHint[];
  readonly statement: ReactNode;
  readonly written: WrittenCode;
  readonly errorPlace: Place | null;
  /** Of SQL's tables. */
  readonly schema?: SqlSchema | null;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onSubmit: () => void;
  /** What came of it, and what that part is called. */
  readonly tests: ReactNode;
  readonly testsName?: string;
  /** Beside the name: how many failed, or passed. */
  readonly count: { readonly value: number; readonly isGood: boolean } | null;
}

/** The page of a problem: its text with hints, attempts and notes, the code, and what came of it. */
export function ProblemDesk(props: ProblemDeskProps) {
  const { desk, title, hints, statement, written, errorPlace, schema = null, isBusy } = props;
  const { standing, tab } = desk;
  const editor = useRef<CodePaneHandle>(null);
  return (
    <Workbench
      title={title}
      isTextOpen={tab === "problem"}
      part={desk.part}
      onPart={desk.setPart}
      count={props.count}
      testsName={props.testsName ?? "Tests"}
      statement={
        <StatementPane
          tab={tab}
          onTab={desk.setTab}
          problem={statement}
          hints={{
            count: hints.length,
            view: <HintLadder hints={hints} seen={standing.hints} onSee={standing.sawHint} />,
          }}
          attempts={{
            count: standing.submissions.length,
            view: (
              <Attempts
                attempts={standing.submissions}
                onTake={({ language, code }) => {
                  written.take(language, code);
                  desk.setPart("code");
                  editor.current?.focus();
                }}
              />
            ),
          }}
          notes={<Notes note={standing.note} onKeep={standing.keepNote} />}
        />
      }
      code={
        <CodePane
          ref={editor}
          written={written}
          errorPlace={isBusy ? null : errorPlace}
          schema={schema}
          isBusy={isBusy}
          onRun={props.onRun}
          onSubmit={props.onSubmit}
        />
      }
      tests={props.tests}
    />
  );
}
