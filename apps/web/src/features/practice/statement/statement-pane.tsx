import { useState, type ReactNode } from "react";
import { TabList } from "../../../ui/tab-list.tsx";
import { PaneBody } from "../bench/workbench.tsx";
import styles from "./statement-pane.module.css";

export type StatementTab = "problem" | "hints" | "attempts" | "notes";

interface StatementPaneProps {
  readonly problem: ReactNode;
  /** Null where there are none, as in a round. */
  readonly hints: { readonly count: number; readonly view: ReactNode } | null;
  readonly attempts: { readonly count: number; readonly view: ReactNode } | null;
  readonly notes: ReactNode;
  readonly tab: StatementTab;
  readonly onTab: (tab: StatementTab) => void;
}

/** The problem, and what belongs to it. */
export function StatementPane({ problem, hints, attempts, notes, tab, onTab }: StatementPaneProps) {
  const tabs: readonly { readonly id: StatementTab; readonly label: ReactNode }[] = [
    { id: "problem", label: "Problem" },
    ...(hints
      ? [{ id: "hints" as const, label: <Counted name="Hints" value={hints.count} /> }]
      : []),
    ...(attempts
      ? [{ id: "attempts" as const, label: <Counted name="Attempts" value={attempts.count} /> }]
      : []),
    { id: "notes", label: "Notes" },
  ];
  const views: Readonly<Record<StatementTab, ReactNode>> = {
    problem,
    hints: hints?.view,
    attempts: attempts?.view,
    notes,
  };
  return (
    <>
      <TabList
        label="About the problem"
        look="underlined"
        className={styles["tabs"]}
        panel="about"
        value={tab}
        onChange={onTab}
        tabs={tabs}
      />
      <PaneBody>
        <div id="about" role="tabpanel" aria-labelledby={`about-tab-${tab}`}>
          {views[tab]}
        </div>
      </PaneBody>
    </>
  );
}

function Counted({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <>
      {name}
      {value > 0 && <span className="num">{value}</span>}
    </>
  );
}

/** Which of the tabs is open; a problem begins with its text. */
export function useStatementTab(): readonly [StatementTab, (tab: StatementTab) => void] {
  return useState<StatementTab>("problem");
}
