import type { LetterBrief } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { timeAgo } from "../../../lib/ago.ts";
import { Breakable } from "../../../ui/breakable.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { PageThumb } from "../../../ui/page-thumb.tsx";
import styles from "../../../shared/document-list/document-list.module.css";

interface LetterRowProps {
  readonly letter: LetterBrief;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** One letter: its name opens it. */
export function LetterRow({ letter, now, onRename, onDuplicate, onDelete }: LetterRowProps) {
  const { id, name, resumeName, resume, updatedAt } = letter;
  const goesWith =
    resume === null ? "" : resumeName === "" ? "Its resume was deleted" : `With ${resumeName}`;
  return (
    <li className={styles["row"]}>
      <PageThumb />
      <div className={styles["who"]}>
        <Link to="/resume/letters/$id" params={{ id }}>
          <Breakable text={name} />
        </Link>
        {goesWith !== "" && (
          <p>
            <Breakable text={goesWith} />
          </p>
        )}
      </div>
      <p className={`num ${styles["facts"]}`}>Edited {timeAgo(updatedAt, now)}</p>
      <div className={styles["acts"]}>
        <Link
          to="/resume/letters/$id"
          params={{ id }}
          className={buttonClass("line", styles["open"])}
          aria-label={`Open ${name}`}
        >
          <LineIcon name="pen" small />
          Open
        </Link>
        <MenuButton
          label={`More for ${name}`}
          items={[
            { label: "Rename", onChoose: onRename },
            { label: "Duplicate", onChoose: onDuplicate },
            { label: "Delete", startsGroup: true, isDangerous: true, onChoose: onDelete },
          ]}
        />
      </div>
    </li>
  );
}
