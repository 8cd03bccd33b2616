import type { ReactNode } from "react";
import type { Health } from "@taiyari/contract";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { style } from "../../../ui/css-variables.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { bytesIn, bytesWords, whenWords } from "../parts/words.ts";
import styles from "./health.module.css";

/** Less than a tenth of a disk, or a gigabyte, is soon full. */
const LOW_SHARE = 0.1;
const LOW_BYTES = 1024 ** 3;
/** A database beside the server answers in a few milliseconds. */
const SLOW_MS = 250;

/** Six figures that say whether this installation is well. */
export function HealthStrip({ health }: { readonly health: Health }) {
  return (
    <section className={`card ${styles["flush"]}`} id="health" aria-label="Health">
      <ul className={`num ${styles["strip"]}`}>
        <Database health={health} />
        <Disk health={health} />
        <Jobs health={health} />
        <Mail health={health} />
        <Backup health={health} />
        <Content health={health} />
      </ul>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly isWell: boolean;
  readonly figure: ReactNode;
  readonly unit?: string;
  readonly note: string;
  readonly children?: ReactNode;
}

function Figure({ name, isWell, figure, unit, note, children }: FigureProps) {
  return (
    <li data-well={isWell}>
      <div className={styles["name"]}>
        {name}
        <LineIcon name={isWell ? "check-circle" : "warn"} />
        <span className="vh">{isWell ? "in order" : "needs a look"}</span>
      </div>
      <b>
        {figure} {unit && <small>{unit}</small>}
      </b>
      {children}
      <p>{note}</p>
    </li>
  );
}

interface PartProps {
  readonly health: Health;
}

function Database({ health: { database } }: PartProps) {
  return (
    <Figure
      name="Database"
      isWell={database.ms < SLOW_MS}
      figure={formatNumber(Math.max(1, Math.round(database.ms)))}
      unit="ms"
      note={`PostgreSQL ${database.version}, ${bytesWords(database.bytes)}`}
    />
  );
}

function Disk({ health: { disk } }: PartProps) {
  if (!disk) {
    return <Figure name="Disk" isWell figure="Unknown" note="The system does not say its size" />;
  }
  const { totalBytes, freeBytes } = disk;
  const used = totalBytes - freeBytes;
  const isWell = freeBytes > LOW_BYTES && freeBytes / totalBytes > LOW_SHARE;
  const [figure, unit] = bytesIn(used);
  const [total, totalUnit] = bytesIn(totalBytes);
  return (
    <Figure
      name="Disk"
      isWell={isWell}
      figure={figure}
      unit={unit === totalUnit ? `of ${total} ${unit}` : `${unit} of ${total} ${totalUnit}`}
      note={`${bytesWords(freeBytes)} free`}
    >
      <div
        className={styles["meter"]}
        style={style({ "--v": Math.round((used / totalBytes) * 100) })}
      />
    </Figure>
  );
}

function Jobs({ health: { jobs } }: PartProps) {
  const failed =
    jobs.failed === 0
      ? "None failed in 7 days"
      : `${count(jobs.failed, "reading")} failed in 7 days`;
  const sweep = jobs.sweep?.failed ? `. Clearing away failed ${whenWords(jobs.sweep.at)}` : "";
  return (
    <Figure
      name="Jobs"
      isWell={jobs.failed === 0 && !jobs.sweep?.failed}
      figure={formatNumber(jobs.waiting)}
      unit="waiting"
      note={failed + sweep}
    />
  );
}

function Mail({ health: { mail } }: PartProps) {
  if (!mail.isSet) {
    return (
      <Figure name="Mail" isWell figure="Not set" note="Links are handed out. SMTP_URL sets it" />
    );
  }
  if (!mail.test) {
    return <Figure name="Mail" isWell figure="Not tested" note="Send a test mail to be sure" />;
  }
  return (
    <Figure
      name="Mail"
      isWell={mail.test.works}
      figure={mail.test.works ? "Works" : "Fails"}
      note={
        mail.test.works
          ? `Tested ${whenWords(mail.test.at)}`
          : `${whenWords(mail.test.at)}. ${mail.test.sentence}`
      }
    />
  );
}

function Backup({ health: { backup } }: PartProps) {
  if (!backup.last) {
    return (
      <Figure
        name="Backup"
        isWell={false}
        figure="None"
        note={backup.problem ?? "Nothing is backed up yet"}
      />
    );
  }
  const [figure, unit] = bytesIn(backup.last.bytes);
  const restored = backup.testedAt ? `. Restored ${whenWords(backup.testedAt)}` : "";
  const note = backup.problem ?? `${whenWords(backup.last.at)}${restored}`;
  return (
    <Figure
      name="Backup"
      isWell={backup.problem === null}
      figure={figure}
      unit={unit}
      note={note}
    />
  );
}

function Content({ health: { content } }: PartProps) {
  if (!content) {
    return <Figure name="Content" isWell figure="Not built" note="npm run check looks at it" />;
  }
  const checked = `Checked when built, ${whenWords(content.checkedAt)}`;
  return content.problems === 0 ? (
    <Figure name="Content" isWell figure="In order" note={checked} />
  ) : (
    <Figure
      name="Content"
      isWell={false}
      figure={formatNumber(content.problems)}
      unit="to mend"
      note={checked}
    />
  );
}
