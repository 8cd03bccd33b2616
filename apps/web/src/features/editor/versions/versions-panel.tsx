import type { ResumeVersion } from "@taiyari/contract";
import { safe } from "@orpc/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../lib/api.ts";
import { formatDateTime } from "../../../lib/dates.ts";
import { amountSentence, OUTAGE, outageSentence } from "../../../lib/failures.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import { NameDialog } from "../../../ui/name-dialog.tsx";
import { versionsByDay } from "./group-versions.ts";
import { VersionRow } from "./version-row.tsx";
import styles from "./versions.module.css";

interface VersionsPanelProps {
  readonly resumeId: string;
  readonly store: DraftStore;
  readonly onClose: () => void;
}

/** What the resume was before, by day: compared with now, named, restored. */
export function VersionsPanel({ resumeId, store, onClose }: VersionsPanelProps) {
  const cache = useQueryClient();
  const input = { id: resumeId };
  const list = useQuery(api.editor.listVersions.queryOptions({ input, staleTime: 0 }));
  const [openId, setOpenId] = useState<string | null>(null);
  const [naming, setNaming] = useState<ResumeVersion | "new" | null>(null);
  const [now] = useState(() => new Date());

  async function name(wanted: string): Promise<string | null> {
    const { error } = await safe(
      naming === "new" || naming === null
        ? client.editor.keepVersion({ ...input, name: wanted })
        : client.editor.renameVersion({ ...input, versionId: naming.id, name: wanted }),
    );
    await cache.invalidateQueries({ queryKey: api.editor.listVersions.key({ input }) });
    return error ? (amountSentence(error) ?? outageSentence(error) ?? OUTAGE) : null;
  }

  function tellRestored({ madeAt }: ResumeVersion) {
    onClose();
    showToast({
      title: "The version is restored",
      text: `As it was on ${formatDateTime(madeAt)}. Undo brings back what you had.`,
      action: { label: "Undo", run: store.undo },
      ms: 12_000,
    });
  }

  return (
    <>
      <ModalDialog title="Versions" onClose={onClose} size="drawer">
        <p className={styles["lead"]}>
          Kept by itself every few minutes while you work. The named ones stay for good.
        </p>
        <Button kind="line" onClick={() => setNaming("new")}>
          Keep this version
        </Button>
        {list.error && !list.data ? (
          <ServerTrouble error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <Spinner label="Loading the versions" />
        ) : list.data.versions.length === 0 ? (
          <p className={styles["none"]}>
            None yet. The first one is kept when you change something after a few minutes, or when
            you keep one yourself.
          </p>
        ) : (
          versionsByDay(list.data.versions, now).map((day) => (
            <section key={day.name} className={styles["day"]}>
              <h3>{day.name}</h3>
              <ul>
                {day.versions.map((version) => (
                  <VersionRow
                    key={version.id}
                    resumeId={resumeId}
                    version={version}
                    store={store}
                    isOpen={version.id === openId}
                    onToggle={() => setOpenId(version.id === openId ? null : version.id)}
                    onRename={() => setNaming(version)}
                    onRestored={tellRestored}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
      </ModalDialog>
      {naming && (
        <NameDialog
          title={naming === "new" ? "Keep this version" : "Name this version"}
          label="Name"
          name={naming === "new" ? "" : naming.name}
          mayBeEmpty={naming !== "new"}
          done={naming === "new" ? "Keep" : "Save name"}
          onDone={name}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
