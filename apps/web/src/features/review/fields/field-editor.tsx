import type { FieldView } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import type { ReactNode } from "react";
import { Breakable } from "../../../ui/breakable.tsx";
import { wordsAt } from "../state/corrected.ts";
import { useReview } from "../state/review-context.ts";
import { DatesEditor } from "./dates-editor.tsx";
import { Confidence } from "./confidence.tsx";
import { PartsEditor } from "./parts-editor.tsx";
import { TextEditor } from "./text-editor.tsx";
import fields from "./fields.module.css";
import styles from "./editor.module.css";

/** One field being corrected by hand. Escape closes it without a change. */
export function FieldEditor({ field }: { readonly field: FieldView }) {
  return (
    <div role="group" aria-label={`Field ${field.number}, ${field.label}`} ref={showWhole}>
      <div className={styles["head"]}>
        <span className={fields["pin"]} aria-hidden="true">
          {field.number}
        </span>
        <b>{field.label}</b>
        <Confidence field={field} />
      </div>
      <div className={styles["body"]}>
        <Compared field={field} />
        <Control field={field} />
      </div>
    </div>
  );
}

/** An editor that opens at the edge of the window is brought in with its buttons. */
function showWhole(editor: HTMLElement | null): void {
  editor?.parentElement?.scrollIntoView({ block: "nearest" });
}

function Control({ field }: { readonly field: FieldView }): ReactNode {
  const { edit } = field;
  switch (edit.kind) {
    case "text":
      return <TextEditor field={field} place={edit.field} />;
    case "dates":
      return <DatesEditor field={field} edit={edit} />;
    case "parts":
      return <PartsEditor field={field} edit={edit} />;
    default:
      return assertNever(edit);
  }
}

function ReadAs({ field: { was, text } }: { readonly field: FieldView }) {
  if (was === "") return "Nothing";
  if (was === null) return <Breakable text={text} />;
  return (
    <s>
      <Breakable text={was} />
    </s>
  );
}

/** What stands on the page beside what was read of it, where the two differ. */
function Compared({ field }: { readonly field: FieldView }) {
  const { made } = useReview();
  const onPage = field.edit.kind === "parts" ? "" : wordsAt(made, field.places);
  const read = field.was ?? field.text;
  const differs = field.state !== "sure" && onPage !== "" && onPage !== read;
  if (!differs && field.was === null && field.why === null) return null;
  return (
    <dl className={styles["compared"]}>
      {differs && (
        <>
          <dt>On the page</dt>
          <dd dir="auto">
            <Breakable text={onPage} />
          </dd>
        </>
      )}
      {(differs || field.was !== null) && (
        <>
          <dt>Read as</dt>
          <dd dir="auto">
            <ReadAs field={field} />
          </dd>
        </>
      )}
      {field.why !== null && <dd className={styles["because"]}>{field.why}</dd>}
    </dl>
  );
}
