import { useState } from "react";
import { shortTime } from "./draft/short-time.ts";
import { type Scenario, type Task, type TaskVersion } from "@taiyari/domain/simulation";
import { TabList } from "../../../ui/tab-list.tsx";
import { personOf } from "../people/names.ts";
import { ChangedText } from "./changes/changed-text.tsx";
import { HandedInWork } from "./reading/handed-in-work.tsx";
import { readableText } from "./reading/readable-text.ts";
import type { WorkQuote } from "./reading/work-quotes.ts";
import styles from "./task.module.css";

/** A version with the sentences its reading rests on; none before it was read. */
export interface ReadVersion {
  readonly version: TaskVersion;
  readonly quotes: readonly WorkQuote[];
}

interface HandedInCardProps {
  readonly scenario: Scenario;
  readonly task: Task;
  /** The first, and perhaps a second. */
  readonly versions: readonly ReadVersion[];
}

type Shown = "first" | "second" | "changed";

/** What was handed in; of two versions each, and what changed between them. */
export function HandedInCard({ scenario, task, versions }: HandedInCardProps) {
  const [first, second] = versions;
  const [chosen, setShown] = useState<Shown>("second");
  const shown = second ? chosen : "first";
  const read = shown === "second" ? second : first;
  if (!first || !read) return null;
  const { version, quotes } = read;
  const to = version.work.to.map((id) => personOf(scenario, id).name).join(", ");
  const [before, after] = [first, second ?? first].map((one) =>
    readableText(task, one.version.work),
  );
  return (
    <section className={styles["sheet"]}>
      <header>
        <h2>What you handed in</h2>
        <p className="num">
          {to === "" ? "" : `To ${to}, `}
          {shortTime(version.at)}
        </p>
      </header>
      {second && (
        <TabList
          label="Versions"
          look="underlined"
          className={styles["tabs"]}
          tabs={[
            { id: "second", label: "Second version" },
            ...(before !== after ? [{ id: "changed" as const, label: "What changed" }] : []),
            { id: "first", label: "First version" },
          ]}
          value={shown}
          onChange={setShown}
          panel="version"
        />
      )}
      <div
        className={styles["sheetBody"]}
        {...(second && {
          role: "tabpanel",
          id: "version",
          "aria-labelledby": `version-tab-${shown}`,
        })}
      >
        {shown === "changed" && second ? (
          <ChangedText before={before ?? ""} after={after ?? ""} />
        ) : (
          <HandedInWork {...{ scenario, task, quotes }} work={version.work} />
        )}
      </div>
    </section>
  );
}
