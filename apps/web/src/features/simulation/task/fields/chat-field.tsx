import { firstNameOf, personOf } from "../../people/names.ts";
import type { FieldProps, OfKind } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import styles from "./fields.module.css";

/** A reply in the chat, with the lines one may take and change. */
export function ChatField({
  scenario,
  task,
  deliverable,
  draft,
  change,
  before,
  submit,
}: FieldProps & { readonly deliverable: OfKind<"chat"> }) {
  const name = firstNameOf(personOf(scenario, deliverable.to).name);
  const suggestions = scenario.messages.flatMap((message) =>
    message.task === task.id ? message.suggestions : [],
  );
  return (
    <>
      {before === null && suggestions.length > 0 && (
        <div className={styles["lines"]}>
          <p>Write in your own words, or take a line and change it</p>
          <div>
            {suggestions.map((line) => (
              <button
                key={line}
                type="button"
                className="btn btn-line"
                onClick={() =>
                  change({ text: draft.text.trim() === "" ? line : `${draft.text} ${line}` })
                }
              >
                {line}
              </button>
            ))}
          </div>
        </div>
      )}
      <div className={styles["message"]} data-beside={submit !== null || undefined}>
        <TextField
          label={`Message to ${name}`}
          placeholder={`Message to ${name}`}
          text={draft.text}
          onChange={(text) => change({ text })}
          before={before?.text ?? null}
          size="line"
        />
        {submit}
      </div>
    </>
  );
}
