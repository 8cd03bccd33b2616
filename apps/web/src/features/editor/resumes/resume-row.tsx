import type { ResumeBrief } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { timeAgo } from "../../../lib/ago.ts";
import { count } from "../../../lib/numbers.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import type { NamedResume } from "../menu/use-resume-actions.ts";
import { PageThumb } from "../../../ui/page-thumb.tsx";
import styles from "../../../shared/document-list/document-list.module.css";

interface RowActions {
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

interface ResumeRowProps {
  readonly resume: NamedResume;
  /** Unknown for what only this device has, and while the server does not answer. */
  readonly brief?: ResumeBrief;
  /** What is said of one without a brief. */
  readonly note?: string;
  readonly templateName?: string;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Whether this device has something that was not sent. */
  readonly isUnsent?: boolean;
  readonly actions?: RowActions;
}

const ONLY_HERE = "On this device only, until there is a connection";

/** One resume: its name opens it. */
export function ResumeRow(props: ResumeRowProps) {
  const {
    resume,
    brief,
    note = ONLY_HERE,
    templateName = "",
    now = 0,
    isUnsent = false,
    actions,
  } = props;
  const { id, name } = resume;
  const facts = brief
    ? [
        templateName,
        `Edited ${timeAgo(brief.updatedAt, now)}`,
        ...(brief.shares > 0 ? [count(brief.shares, "link")] : []),
        ...(isUnsent ? ["Not all of it is sent yet"] : []),
      ]
    : [note];
  const who = brief ? [brief.fullName, brief.title].filter((part) => part.trim() !== "") : [];
  return (
    <li className={styles["row"]}>
      <PageThumb />
      <div className={styles["who"]}>
        <Link to="/resume/builder/$id" params={{ id }}>
          <Breakable text={name} />
        </Link>
        {who.length > 0 && (
          <p>
            <Breakable text={who.join(", ")} />
          </p>
        )}
      </div>
      <p className={`num ${styles["facts"]}`}>{facts.join(" · ")}</p>
      <div className={styles["acts"]}>
        <Link
          to="/resume/builder/$id"
          params={{ id }}
          className={buttonClass("line", styles["open"])}
          aria-label={`Open ${name}`}
        >
          <LineIcon name="pen" small />
          Open
        </Link>
        {actions && (
          <MenuButton
            label={`More for ${name}`}
            items={[
              { label: "Rename", onChoose: actions.onRename },
              { label: "Duplicate", onChoose: actions.onDuplicate },
              {
                label: "Delete",
                startsGroup: true,
                isDangerous: true,
                onChoose: actions.onDelete,
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}
