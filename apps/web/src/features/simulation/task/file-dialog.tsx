import { readCsv } from "@taiyari/domain/sql";
import type { ScenarioFile } from "@taiyari/domain/simulation";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./file-dialog.module.css";

interface FileDialogProps {
  readonly file: ScenarioFile;
  readonly onClose: () => void;
}

/** A file of the desk over what is written. */
export function FileDialog({ file, onClose }: FileDialogProps) {
  return (
    <ModalDialog title={file.name} onClose={onClose}>
      <div className={styles["file"]}>
        <FileContent file={file} />
      </div>
    </ModalDialog>
  );
}

function FileContent({ file: { kind, content, name } }: Pick<FileDialogProps, "file">) {
  const table = kind === "table" ? readCsv(content) : null;
  if (table?.ok)
    return (
      <div
        className={styles["scroll"]}
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the arrow keys
        tabIndex={0}
      >
        <table className="num">
          <thead>
            <tr>
              {table.value.names.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.value.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no other name than its place
              <tr key={at}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  if (kind === "pdf")
    return (
      <a href={content} target="_blank" rel="noreferrer">
        Open {name} in a new tab
      </a>
    );
  return <pre data-code={kind === "code" || kind === "log" || undefined}>{content}</pre>;
}
