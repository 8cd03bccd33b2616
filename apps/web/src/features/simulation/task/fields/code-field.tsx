import { CodeEditor } from "../../../../shared/code/code-editor.tsx";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { CodeCases } from "../running/code-cases.tsx";
import { useCodeRun } from "../running/use-code-run.ts";
import type { FieldProps, OfKind } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import styles from "./code-field.module.css";

/** A file to be changed, the cases it is called with, and a word with it. */
export function CodeField({
  scenario,
  deliverable,
  draft,
  change,
  before,
}: FieldProps & { readonly deliverable: OfKind<"code"> }) {
  const file = scenario.files.find(({ id }) => id === deliverable.file);
  const coding = useCodeRun(deliverable);
  const run = () => void coding.run(draft.code);
  return (
    <>
      <div className={styles["code"]}>
        <p className={styles["name"]}>
          <LineIcon name="file" small />
          {file?.name ?? deliverable.file}
        </p>
        <div className={styles["editor"]}>
          <CodeEditor
            key={deliverable.language}
            language={deliverable.language}
            label={file?.name ?? "Your code"}
            text={draft.code}
            onChange={(code) => change({ code })}
            onRun={run}
            errorPlace={null}
          />
        </div>
        <div className={styles["bar"]}>
          <Button kind="line" isBusy={coding.isBusy} onClick={run}>
            <LineIcon name="play" small />
            Run
          </Button>
          {coding.isBusy && (
            <Button kind="quiet" onClick={coding.stop}>
              Stop
            </Button>
          )}
        </div>
      </div>
      {coding.ran && <CodeCases deliverable={deliverable} ran={coding.ran} />}
      <TextField
        label="A word with it"
        isNamed
        text={draft.text}
        onChange={(text) => change({ text })}
        before={before?.text ?? null}
      />
    </>
  );
}
