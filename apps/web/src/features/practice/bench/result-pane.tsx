import { useState, type ReactNode } from "react";
import { formatTime } from "../../../lib/dates.ts";
import { PaneBody, PaneHead } from "./workbench.tsx";
import type { Standing } from "../standing/use-standing.ts";
import { RevealButton } from "./reveal-button.tsx";

interface ResultPaneProps {
  readonly title: string;
  /** The last run or submission; null before the first and while one is under way. */
  readonly shown: { readonly kind: "run" | "submission"; readonly at: number } | null;
  readonly isBusy: boolean;
  readonly standing: Standing;
  /** The solution of the author, made when it is asked for. */
  readonly worked: ReactNode;
  readonly children: (showWorked: () => void) => ReactNode;
}

/** The pane beside the code: what came of it, below that the author's solution where it may be seen. */
export function ResultPane({ title, shown, isBusy, standing, worked, children }: ResultPaneProps) {
  const [isWorkedShown, setWorkedShown] = useState(false);
  const { submissions, isSolved, isRevealed } = standing;
  return (
    <>
      <PaneHead>
        <h2>{title}</h2>
        {shown && (
          <p className="num">
            {shown.kind === "run" ? "Run" : `Submission ${submissions.length}`},{" "}
            {formatTime(new Date(shown.at))}
          </p>
        )}
      </PaneHead>
      <PaneBody>
        {children(() => setWorkedShown(true))}
        {!isBusy && (isWorkedShown || isRevealed) && worked}
        {!isBusy && !isSolved && !isRevealed && submissions.length > 0 && (
          <RevealButton onReveal={standing.revealed} />
        )}
      </PaneBody>
    </>
  );
}
