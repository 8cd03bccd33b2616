import type { ResumeVersion } from "@taiyari/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { formatTime } from "../../../lib/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { DifferenceList } from "./difference-list.tsx";
import styles from "./versions.module.css";

interface VersionRowProps {
  readonly resumeId: string;
  readonly version: ResumeVersion;
  readonly store: DraftStore;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRename: () => void;
  /** It is on the screen again. */
  readonly onRestored: (version: ResumeVersion) => void;
}

/** One version: when it was, what it says otherwise, and the way back to it. */
export function VersionRow(props: VersionRowProps) {
  const { version, isOpen, onToggle, onRename } = props;
  const time = formatTime(version.madeAt);
  return (
    <li className={styles["version"]} data-open={isOpen || undefined}>
      <button type="button" className={styles["toggle"]} aria-expanded={isOpen} onClick={onToggle}>
        <LineIcon name={isOpen ? "down" : "right"} small />
        <span className="num">{time}</span>
        <b>{version.name || "Kept by itself"}</b>
      </button>
      <Button
        kind="quiet"
        aria-label={version.name ? `Rename ${version.name}` : `Name the version of ${time}`}
        onClick={onRename}
      >
        {version.name ? "Rename" : "Name it"}
      </Button>
      {isOpen && <Contents {...props} />}
    </li>
  );
}

function Contents({ resumeId, version, store, onRestored }: VersionRowProps) {
  const input = { id: resumeId, versionId: version.id };
  const found = useQuery(api.editor.getVersion.queryOptions({ input, staleTime: 60_000 }));
  const now = useDraft(store, ({ draft }) => draft);
  if (found.error) {
    return (
      <div className={styles["contents"]}>
        <ServerTrouble error={found.error} onRetry={() => void found.refetch()} />
      </div>
    );
  }
  if (!found.data) return <Spinner label="Loading the version" />;
  const { draft } = found.data;
  return (
    <div className={styles["contents"]}>
      <DifferenceList version={draft} now={now} />
      <Button
        kind="primary"
        onClick={() => {
          store.edit({ kind: "replace", draft });
          onRestored(version);
        }}
      >
        Restore this version
      </Button>
    </div>
  );
}
