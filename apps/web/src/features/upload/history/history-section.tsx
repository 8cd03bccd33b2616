import type { HistoryItem } from "@taiyari/contract";
import { useRef, useState } from "react";
import { count } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { DropOverlay } from "../../../ui/drop-overlay.tsx";
import { usePageDrop } from "../../../ui/use-page-drop.ts";
import { useUpload } from "../sending/use-upload.ts";
import { EmptyHistory } from "./empty-history.tsx";
import { NEWEST_FIRST, nextOrder, rowsToShow } from "./history-rows.ts";
import { HistoryTable } from "./history-table.tsx";
import { Legend } from "./legend.tsx";
import { FileInput, QuickUpload } from "./quick-upload.tsx";
import { useDeleteResume } from "./use-delete-resume.ts";
import styles from "./history-section.module.css";

interface HistorySectionProps {
  /** Null while they are on their way. */
  readonly items: readonly HistoryItem[] | null;
}

/** Every resume so far: found, sorted, opened, downloaded, deleted; and a way to add one. */
export function HistorySection({ items }: HistorySectionProps) {
  const upload = useUpload("any");
  const input = useRef<HTMLInputElement>(null);
  const remove = useDeleteResume();
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState(NEWEST_FIRST);

  const isOver = usePageDrop(upload.state.status === "uploading" ? null : upload.start);

  const isEmpty = items?.length === 0;
  const rows = rowsToShow(items ?? [], search, order);
  const quickUpload = (label: string) => (
    <QuickUpload
      label={label}
      state={upload.state}
      onChoose={() => input.current?.click()}
      onCancel={upload.cancel}
    />
  );

  return (
    <section className={styles["history"]} aria-labelledby="history-title">
      <FileInput ref={input} onFile={upload.start} />
      {isOver && <DropOverlay text="Drop your resume anywhere" />}
      <div className={styles["head"]}>
        <h2 id="history-title">Resume History</h2>
        {items && !isEmpty && (
          <span className="small muted" role="status">
            {search.trim() === ""
              ? count(items.length, "resume")
              : `${rows.length} of ${count(items.length, "resume")}`}
          </span>
        )}
      </div>
      {isEmpty ? (
        <EmptyHistory>{quickUpload("Upload a resume")}</EmptyHistory>
      ) : (
        <>
          <div className={styles["tools"]}>
            <label className={styles["search"]}>
              <span className="vh">Search your resumes</span>
              <LineIcon name="search" />
              <input
                type="search"
                placeholder="Search by name or role"
                value={search}
                disabled={!items}
                onChange={(event) => setSearch(event.target.value)}
              />
            </label>
            {quickUpload("Upload a file")}
          </div>
          <HistoryTable
            rows={items ? rows : null}
            order={order}
            onSort={(column) => setOrder(nextOrder(order, column))}
            onDelete={remove}
          />
          {items && rows.length === 0 && (
            <p className={`card ${styles["none"]}`}>
              No resume is named “{search.trim()}”, nor is one for such a role.{" "}
              <button type="button" className="btn btn-quiet" onClick={() => setSearch("")}>
                Show all
              </button>
            </p>
          )}
          <Legend />
        </>
      )}
    </section>
  );
}
