import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { StoredFile } from "@taiyari/contract";
import { FILES_PER_PAGE } from "@taiyari/domain/account";
import { api } from "../../../lib/api.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { style } from "../../../ui/css-variables.ts";
import { Skeleton } from "../../../ui/spinner.tsx";
import { Pager } from "../parts/pager.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { bytesWords, whenWords } from "../parts/words.ts";
import parts from "../parts/parts.module.css";
import styles from "./contents.module.css";

const KINDS = {
  files: "Uploaded files",
  readings: "Readings and reports",
  resumes: "Resumes and letters",
  learning: "Learning and practice",
  interviews: "Interviews and days",
  other: "Accounts and the rest",
} as const;

const STATES: Readonly<Record<string, string>> = {
  pending: "Waiting",
  read: "Read",
  "no-text": "No text inside",
  "not-a-pdf": "Not a PDF",
  encrypted: "Locked by a password",
  "too-large": "Too large",
  damaged: "Damaged",
  "timed-out": "Took too long",
  "server-busy": "Server was busy",
};

/** What is kept here by kind, and the newest files without their names. */
export function UploadsSection() {
  const [page, setPage] = useState(1);
  const [only, setOnly] = useState<"all" | "unreadable">("all");
  const storage = useQuery(
    api.admin.storage.queryOptions({ input: { page, only }, placeholderData: keepPreviousData }),
  );
  return (
    <section className={`card ${parts["flush"]}`} id="uploads" aria-labelledby="uploads-title">
      <div className={parts["head"]}>
        <h2 id="uploads-title">Uploads and storage</h2>
      </div>
      {storage.isError && (
        <ServerTrouble error={storage.error} onRetry={() => void storage.refetch()} />
      )}
      {storage.isPending && <Skeleton height="240px" />}
      {storage.data && (
        <>
          <Bytes kinds={storage.data.kinds} />
          <label className={styles["only"]}>
            Files
            <select
              className="form-input"
              value={only}
              onChange={({ target }) => {
                setOnly(target.value === "unreadable" ? "unreadable" : "all");
                setPage(1);
              }}
            >
              <option value="all">All</option>
              <option value="unreadable">Not readable</option>
            </select>
          </label>
          <FileList files={storage.data.files} only={only} />
          <Pager
            of="files"
            page={page}
            perPage={FILES_PER_PAGE}
            total={storage.data.total}
            onTurn={setPage}
          >
            Names are not shown: they are their owners’ own.
          </Pager>
        </>
      )}
    </section>
  );
}

interface BytesProps {
  readonly kinds: readonly { readonly kind: keyof typeof KINDS; readonly bytes: number }[];
}

function Bytes({ kinds }: BytesProps) {
  return (
    <div className={parts["body"]}>
      <div className={styles["bar"]} aria-hidden="true">
        {kinds.map(({ kind, bytes }, at) => (
          <i key={kind} data-at={at} style={style({ "--v": Math.max(bytes, 1) })} />
        ))}
      </div>
      <ul className={`num ${styles["legend"]}`}>
        {kinds.map(({ kind, bytes }, at) => (
          <li key={kind}>
            <i data-at={at} aria-hidden="true" />
            {KINDS[kind]} {bytesWords(bytes)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FileListProps {
  readonly files: readonly StoredFile[];
  readonly only: "all" | "unreadable";
}

function FileList({ files, only }: FileListProps) {
  if (files.length === 0)
    return (
      <p className={parts["none"]}>
        {only === "all" ? "Nothing was uploaded yet." : "Every file could be read."}
      </p>
    );
  return (
    <ul className={`num ${styles["files"]}`}>
      {files.map((file) => (
        <li key={file.id}>
          <b>
            {file.format.toUpperCase()}{" "}
            <Pill kind={file.state === "read" ? "good" : "wait"}>
              {STATES[file.state] ?? "Not readable"}
            </Pill>
          </b>
          <small>
            {bytesWords(file.bytes)}, {whenWords(file.uploadedAt)}
          </small>
        </li>
      ))}
    </ul>
  );
}
