import { useEffect, useState } from "react";
import type { Part } from "../bench/workbench.tsx";
import { useStanding, type Standing } from "../standing/use-standing.ts";
import { useStatementTab, type StatementTab } from "../statement/statement-pane.tsx";

/** Which parts of a problem's page are seen, and how far somebody is with it. */
export interface Desk {
  readonly part: Part;
  readonly setPart: (part: Part) => void;
  readonly tab: StatementTab;
  readonly setTab: (tab: StatementTab) => void;
  readonly standing: Standing;
  readonly showHints: () => void;
}

/** Of a problem, which counts as opened from now on. */
export function useDesk({
  slug,
  topics,
}: {
  readonly slug: string;
  readonly topics: readonly string[];
}): Desk {
  const [part, setPart] = useState<Part>("problem");
  const [tab, setTab] = useStatementTab();
  const standing = useStanding(slug, topics[0] ?? "");
  useEffect(() => {
    standing.opened();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is opened
  }, []);
  return {
    part,
    setPart,
    tab,
    setTab,
    standing,
    showHints() {
      setTab("hints");
      setPart("problem");
    },
  };
}
