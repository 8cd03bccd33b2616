import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { formatTime } from "../../../lib/dates.ts";
import type { Place } from "../../../shared/code/code-mirror/error-place.ts";
import { CodeEditor, type CodeEditorHandle } from "../../../shared/code/code-editor.tsx";
import { SqlEditor, type SqlEditorHandle } from "../../../shared/sql/sql-editor.tsx";
import type { SqlSchema } from "../../../shared/sql/sql-schema.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { TabList } from "../../../ui/tab-list.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { formatText } from "./format-code.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { SymbolRow } from "./symbol-row.tsx";
import { TypeProblems } from "./type-problems.tsx";
import { useTypeProblems } from "./use-type-problems.ts";
import type { WrittenCode } from "./use-written-code.ts";
import styles from "./code-pane.module.css";

export interface CodePaneHandle {
  readonly focus: () => void;
}

interface CodePaneProps {
  readonly written: WrittenCode;
  readonly errorPlace: Place | null;
  /** Of SQL's tables. */
  readonly schema: SqlSchema | null;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onSubmit: () => void;
  readonly ref?: Ref<CodePaneHandle>;
}

/** Where code is written, in one of the languages of the problem. */
export function CodePane({
  written,
  errorPlace,
  schema,
  isBusy,
  onRun,
  onSubmit,
  ref,
}: CodePaneProps) {
  const { language, languages, text, keptAt, isStart } = written;
  const code = useRef<CodeEditorHandle>(null);
  const query = useRef<SqlEditorHandle>(null);
  const [isAsking, setAsking] = useState(false);
  const [isFormatting, setFormatting] = useState(false);
  const typeProblems = useTypeProblems(written);
  useImperativeHandle(ref, () => ({ focus: () => (code.current ?? query.current)?.focus() }));

  async function format() {
    if (isFormatting) return;
    setFormatting(true);
    const formatted = await formatText(language, text).catch(() => undefined);
    setFormatting(false);
    if (typeof formatted === "string") {
      if (formatted !== text) written.setText(formatted);
      return;
    }
    showToast({
      title: "It was not formatted",
      text:
        formatted === null
          ? "It cannot be read as it stands. Look for a bracket or a quotation mark that does not close."
          : "The formatter could not be fetched. Try again with a connection.",
      kind: "problem",
    });
  }

  /** Before the editor, which would make a new line of both. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.altKey) return;
    const isRun = event.ctrlKey || event.metaKey;
    if (!isRun && !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    if (isRun) onRun();
    else onSubmit();
  }

  const shared = { text, label: LANGUAGE_NAMES[language], errorPlace, onRun };
  return (
    <>
      <div className={styles["head"]}>
        <TabList
          label="Language"
          className={styles["languages"]}
          panel="code"
          value={language}
          onChange={written.setLanguage}
          tabs={languages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        />
        <span className={styles["grow"]} />
        <button
          type="button"
          className="icon-btn"
          aria-label="Format"
          title="Format"
          aria-disabled={isFormatting || undefined}
          onClick={() => void format()}
        >
          <LineIcon name="list" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label="Back to the start"
          title="Back to the start"
          aria-disabled={isStart || undefined}
          onClick={() => !isStart && setAsking(true)}
        >
          <LineIcon name="undo" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the editor inside of it */}
      <div
        className={styles["code"]}
        id="code"
        role="tabpanel"
        aria-label={LANGUAGE_NAMES[language]}
        onKeyDownCapture={handleKey}
      >
        {language === "sql" ? (
          <SqlEditor
            {...shared}
            key={`${written.slug} sql`}
            ref={query}
            schema={schema}
            isFilling
            onChange={written.setText}
          />
        ) : (
          <CodeEditor
            canSubmit
            {...shared}
            key={`${written.slug} ${language}`}
            ref={code}
            language={language}
            onChange={written.setText}
          />
        )}
      </div>
      <TypeProblems problems={typeProblems} />
      <div className={styles["foot"]}>
        <span className={`num ${styles["kept"]}`}>
          {keptAt === null ? "" : `Kept, ${formatTime(new Date(keptAt))}`}
        </span>
        <Button kind="line" isBusy={isBusy} onClick={onRun}>
          <LineIcon name="play" small />
          Run
          <kbd aria-hidden="true">Ctrl Enter</kbd>
        </Button>
        <Button kind="primary" isBusy={isBusy} onClick={onSubmit}>
          Submit
          <kbd aria-hidden="true">Shift Enter</kbd>
        </Button>
      </div>
      <SymbolRow
        language={language}
        onInsert={(symbol, back) =>
          language === "sql"
            ? query.current?.insert(symbol, back)
            : code.current?.insert(symbol, back)
        }
      />
      {isAsking && (
        <ModalDialog title="Back to the start?" size="small" onClose={() => setAsking(false)}>
          <p>
            Your {LANGUAGE_NAMES[language]} code of this problem goes. Submissions stay in Attempts.
          </p>
          <div className={styles["ask"]}>
            <Button kind="line" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              kind="primary"
              onClick={() => {
                written.reset();
                setAsking(false);
              }}
            >
              Begin again
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
