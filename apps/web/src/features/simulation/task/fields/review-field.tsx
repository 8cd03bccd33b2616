import { MAX_WORK_TEXT } from "@taiyari/domain/simulation";
import { useRef, useState, type KeyboardEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { FieldProps, OfKind } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import { remarkOn, withoutRemark, withRemark } from "./remarks.ts";
import styles from "./review-field.module.css";

/** A file, with a remark on any of its lines. Arrow keys go from line to line, Enter opens a remark. */
export function ReviewField({
  scenario,
  deliverable,
  draft,
  change,
  before,
}: FieldProps & { readonly deliverable: OfKind<"review"> }) {
  const file = scenario.files.find(({ id }) => id === deliverable.file);
  const lines = (file?.content ?? "").replace(/\n$/u, "").split("\n");
  const [open, setOpen] = useState<number | null>(null);
  /** The line the Tab key comes to. */
  const [current, setCurrent] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const { remarks } = draft;

  function focusLine(line: number) {
    setCurrent(line);
    list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLElement>, line: number) {
    const to = { ArrowUp: line - 1, ArrowDown: line + 1, Home: 1, End: lines.length }[event.key];
    if (to === undefined || to < 1 || to > lines.length) return;
    event.preventDefault();
    focusLine(to);
  }

  function close(line: number) {
    if (remarkOn(remarks, line)?.trim() === "") change({ remarks: withoutRemark(remarks, line) });
    setOpen(null);
    focusLine(line);
  }

  return (
    <>
      <div className={styles["file"]}>
        <p className={styles["name"]}>
          <LineIcon name="file" small />
          {file?.name ?? deliverable.file}
        </p>
        <ol ref={list} aria-label={`Lines of ${file?.name ?? "the file"}`}>
          {lines.map((code, at) => {
            const line = at + 1;
            const remark = remarkOn(remarks, line);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place
              <li key={line}>
                <button
                  type="button"
                  className={styles["line"]}
                  data-line={line}
                  data-remark={remark !== null || undefined}
                  tabIndex={line === current ? 0 : -1}
                  aria-expanded={open === line}
                  onKeyDown={(event) => handleKey(event, line)}
                  onFocus={() => setCurrent(line)}
                  onClick={() => {
                    if (remark === null) change({ remarks: withRemark(remarks, line, "") });
                    setOpen(line);
                  }}
                >
                  <span className="num">
                    <span className="vh">Line </span>
                    {line}
                  </span>
                  <code>{code === "" ? " " : code}</code>
                  <span className={styles["sign"]}>
                    <span className="vh">
                      {remark === null ? "Make a remark" : "Edit the remark"}
                    </span>
                    <LineIcon name={remark === null ? "plus" : "chat"} small />
                  </span>
                </button>
                {remark !== null && (
                  <Remark
                    line={line}
                    text={remark}
                    isOpen={open === line}
                    onOpen={() => setOpen(line)}
                    onChange={(text) => change({ remarks: withRemark(remarks, line, text) })}
                    onClose={() => close(line)}
                    onDelete={() => {
                      change({ remarks: withoutRemark(remarks, line) });
                      setOpen(null);
                      focusLine(line);
                    }}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <TextField
        label="In a sentence or two: what to do instead"
        isNamed
        text={draft.text}
        onChange={(text) => change({ text })}
        before={before?.text ?? null}
      />
    </>
  );
}

interface RemarkProps {
  readonly line: number;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** A remark below its line: read, or being written. Each letter is kept. */
function Remark({ line, text, isOpen, onOpen, onChange, onClose, onDelete }: RemarkProps) {
  return (
    <div className={styles["remark"]} data-open={isOpen || undefined}>
      {isOpen ? (
        <textarea
          aria-label={`Remark on line ${line}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written in
          autoFocus
          rows={2}
          maxLength={MAX_WORK_TEXT}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
          }}
        />
      ) : (
        <p>{text}</p>
      )}
      <div>
        {isOpen ? (
          <Button kind="line" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button kind="quiet" aria-label={`Edit the remark on line ${line}`} onClick={onOpen}>
            Edit
          </Button>
        )}
        <Button kind="quiet" aria-label={`Delete the remark on line ${line}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}
