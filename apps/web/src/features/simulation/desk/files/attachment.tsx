import type { ScenarioFile } from "@taiyari/domain/simulation";
import { count } from "../../../../lib/numbers.ts";
import { Button } from "../../../../ui/button.tsx";
import { FILE_ICONS, fileNote, rowsText } from "./file-kinds.tsx";
import { FileTableView } from "./file-table.tsx";
import styles from "./files.module.css";
import { tableOf } from "./table-of.ts";

interface AttachmentProps {
  readonly file: ScenarioFile;
  readonly onOpen: () => void;
  /** Opens it among the tables that can be queried; null where there are none. */
  readonly onData: (() => void) | null;
}

/** Rows of a table that a mail shows. */
const MOST_ROWS = 12;

/** A file that came with a message: a table as it is, any other as a card. */
export function Attachment({ file, onOpen, onData }: AttachmentProps) {
  const table = file.kind === "table" ? tableOf(file.content) : null;
  if (!table || table.columns.length === 0)
    return (
      <div className={styles["card"]}>
        {FILE_ICONS[file.kind]}
        <span>
          <b>{file.name}</b>
          <small className="num">{fileNote(file)}</small>
        </span>
        <Button kind="quiet" aria-label={`Open ${file.name}`} onClick={onOpen}>
          Open
        </Button>
      </div>
    );
  const more = table.rows.length - MOST_ROWS;
  return (
    <figure className={styles["attached"]}>
      <figcaption>
        {FILE_ICONS.table}
        <b>{file.name}</b>
        <span className="num">{rowsText(table)}</span>
        <span>
          <Button kind="quiet" aria-label={`Open ${file.name}`} onClick={onOpen}>
            Open
          </Button>
          {onData && (
            <Button kind="quiet" aria-label={`Open in data: ${file.name}`} onClick={onData}>
              Open in data
            </Button>
          )}
        </span>
      </figcaption>
      <FileTableView
        label={file.name}
        table={{ ...table, hasTotal: table.hasTotal && more <= 0 }}
        rows={table.rows.slice(0, MOST_ROWS)}
      />
      {more > 0 && (
        <p className="num">
          The first {MOST_ROWS}. {count(more, "row")} more when you open it.
        </p>
      )}
    </figure>
  );
}
