import { useState } from "react";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AuditRow } from "@taiyari/contract";
import { ACTS_PER_PAGE, auditSentence } from "@taiyari/domain/account";
import { api } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/spinner.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { Pager } from "../parts/pager.tsx";
import { refusalWords, whenWords } from "../parts/words.ts";
import parts from "../parts/parts.module.css";
import styles from "./log.module.css";

/** What admins, the command line and the installation itself did, newest first. */
export function LogSection() {
  const [page, setPage] = useState(1);
  const log = useQuery(
    api.admin.auditLog.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  return (
    <section className={`card ${parts["flush"]}`} id="log" aria-labelledby="log-title">
      <div className={parts["head"]}>
        <h2 id="log-title">Audit log</h2>
        {log.data && log.data.total > 0 && <ExportLog />}
      </div>
      {log.isError && <ServerTrouble error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && <Skeleton height="240px" />}
      {log.data?.total === 0 && (
        <p className={parts["none"]}>
          Nothing was done yet. What an admin does on this page is written down here.
        </p>
      )}
      {log.data && log.data.total > 0 && (
        <>
          <ol className={`num ${styles["acts"]}`}>
            {log.data.acts.map((act) => (
              <ActRow key={act.id} act={act} />
            ))}
          </ol>
          <Pager
            of="acts"
            page={page}
            perPage={ACTS_PER_PAGE}
            total={log.data.total}
            onTurn={setPage}
          />
        </>
      )}
    </section>
  );
}

function ActRow({ act }: { readonly act: AuditRow }) {
  const sentence = auditSentence(act).slice(act.actor.length);
  return (
    <li>
      <time dateTime={act.at}>{whenWords(act.at)}</time>
      <span>
        <b>{act.actor}</b>
        {sentence}
      </span>
      <small>{act.detail}</small>
    </li>
  );
}

function ExportLog() {
  const queries = useQueryClient();
  const file = useMutation(
    api.admin.exportAuditLog.mutationOptions({
      onSuccess: ({ csv }) => saveFile("taiyari-audit-log.csv", csv, "text/csv"),
      onError: (error) =>
        showToast({ title: "Nothing was exported", text: refusalWords(error), kind: "problem" }),
      onSettled: () => queries.invalidateQueries({ queryKey: api.admin.auditLog.key() }),
    }),
  );
  return (
    <Button kind="quiet" isBusy={file.isPending} onClick={() => file.mutate({})}>
      Export as CSV
    </Button>
  );
}
