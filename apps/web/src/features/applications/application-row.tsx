import type { Application } from "@taiyari/contract";
import { daysBetween } from "@taiyari/domain/account";
import {
  type ApplicationStage,
  isOpen,
  STAGE_NAMES,
  stageAfter,
} from "@taiyari/domain/applications";
import { formatNumber } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { SentWith } from "./sent-with.tsx";
import { StageMenu } from "./stage-menu.tsx";
import { dayText, dueOf, stepDay } from "./words/words.ts";
import styles from "./applications.module.css";

interface ApplicationRowProps {
  readonly application: Application;
  /** "2026-11-23". */
  readonly today: string;
  readonly onEdit: () => void;
  readonly onMove: (stage: ApplicationStage) => void;
  readonly onDelete: () => void;
}

/** One application: its name opens it, one press moves it on. A row of a table, on a phone a card. */
export function ApplicationRow({ application, today, ...on }: ApplicationRowProps) {
  const { company, role, place, link, stage, nextOn, nextStep, appliedOn, salary } = application;
  const after = stageAfter(stage);
  const hasStep = isOpen(stage) && (nextOn !== null || nextStep !== "");
  const hasSent = application.resume !== null || application.letter !== null;
  const days = nextOn === null ? null : daysBetween(today, nextOn);
  return (
    <tr data-closed={after === null || undefined}>
      <th scope="row">
        <button type="button" className={styles["name"]} onClick={on.onEdit}>
          {company}
        </button>
        <small>{[role, place].filter(Boolean).join(", ")}</small>
        <small className="num">
          {[
            salary !== null && `₹${formatNumber(salary)} a year`,
            appliedOn !== null && `applied ${dayText(appliedOn)}`,
          ]
            .filter(Boolean)
            .join(", ")}
        </small>
        {link !== "" && (
          <small>
            <a className={styles["sentLink"]} href={link} target="_blank" rel="noreferrer">
              The posting<span className="vh">{` of ${company}`}</span>
            </a>
          </small>
        )}
      </th>
      <td>
        <StageMenu company={company} stage={stage} onMove={on.onMove} />
      </td>
      <td
        className={`num ${styles["next"]} ${hasStep ? "" : styles["blank"]}`}
        data-due={hasStep && days !== null ? dueOf(days) : undefined}
      >
        {hasStep ? (
          <>
            {nextOn !== null && days !== null && <b>{stepDay(nextOn, days)}</b>}
            <small>{nextStep}</small>
          </>
        ) : (
          <span className={styles["none"]}>None</span>
        )}
      </td>
      <td className={`${styles["sent"]} ${hasSent ? "" : styles["blank"]}`}>
        <SentWith application={application} />
      </td>
      <td className={styles["last"]}>
        <div className={styles["acts"]}>
          {after && (
            <Button kind="line" onClick={() => on.onMove(after)}>
              {`Move to ${STAGE_NAMES[after].toLowerCase()}`}
              <span className="vh">{`, ${company}`}</span>
            </Button>
          )}
          <MenuButton
            label={`More for ${company}`}
            items={[
              { label: "Edit", onChoose: on.onEdit },
              { label: "Delete", startsGroup: true, isDangerous: true, onChoose: on.onDelete },
            ]}
          />
        </div>
      </td>
    </tr>
  );
}
