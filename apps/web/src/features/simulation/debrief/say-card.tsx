import type { Debrief, Scenario } from "@taiyari/domain/simulation";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { WithBlanks } from "./with-blanks.tsx";
import styles from "./say.module.css";

/** With all that changes a resume. */
const { Component: ResumeDialog, prefetch } = onDemand(async () => {
  const module = await import("./resume-dialog.tsx");
  return module.ResumeDialog;
});

/** Where "Medium" begins. */
const LEAST_SCORE = 60;

interface SayCardProps {
  readonly scenario: Scenario;
  readonly lines: Debrief["resumeLines"];
  /** The way to the certificate. */
  readonly children: ReactNode;
}

/** What somebody may say about a day that was practice, and where. */
export function SayCard({ scenario, lines, children }: SayCardProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <section className={`card ${styles["card"]}`} aria-labelledby="say">
      <h2 id="say">What you may say about it</h2>
      {lines.length === 0 && (
        <p>
          A line for your resume comes with a day of {LEAST_SCORE} points or more: it has to have
          shown what the line says.
        </p>
      )}
      {lines.map((line) => (
        <div key={line} className={styles["line"]}>
          <p>
            <WithBlanks text={line} />
          </p>
          <Button
            kind="quiet"
            aria-label={`Copy the line: ${line}`}
            onClick={() => void copy(line)}
          >
            Copy
          </Button>
        </div>
      ))}
      {lines.length > 0 && (
        <p className={styles["note"]}>
          Under <b>Certifications</b> or <b>Projects</b>, never as employment. What is dashed only
          you can fill: a number from your own work, or leave the sentence out.
        </p>
      )}
      <div className={styles["acts"]}>
        {children}
        {lines.length > 0 && (
          <Button
            kind="quiet"
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={() => setIsChoosing(true)}
          >
            Put it on my resume
          </Button>
        )}
      </div>
      {isChoosing && (
        <ResumeDialog scenario={scenario} lines={lines} onClose={() => setIsChoosing(false)} />
      )}
    </section>
  );
}

async function copy(line: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(line);
    showToast({ title: "Copied", text: "Fill what stands in brackets before you use it." });
  } catch {
    showToast({
      title: "Nothing was copied",
      text: "This browser does not allow it. Select the line and copy it yourself.",
      kind: "problem",
    });
  }
}
