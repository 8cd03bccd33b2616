import { MenuButton } from "../../../../ui/menu-button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { personOf } from "../../people/names.ts";
import { PersonArch } from "../../people/person-arch.tsx";
import { AttachButton, AttachedFiles } from "./attached-files.tsx";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import styles from "./mail-field.module.css";

/** A mail: to whom, who gets a copy, what it says and what goes along. */
export function MailField(props: FieldProps) {
  const { scenario, task, draft, change, before, layout } = props;
  return (
    <>
      <div className={styles["to"]}>
        <Receivers {...props} name="To" list="to" />
        <Receivers {...props} name="Cc" list="cc" />
        {layout === "desk" && (
          <p>
            Counts for <b>{task.title}</b>
          </p>
        )}
      </div>
      <TextField
        label={`Mail to ${draft.to.map((id) => personOf(scenario, id).name).join(", ") || "nobody yet"}`}
        text={draft.text}
        onChange={(text) => change({ text })}
        before={before?.text ?? null}
      />
      {(layout === "page" || draft.attached.length > 0) && (
        <div className={styles["files"]}>
          {draft.attached.length > 0 && <AttachedFiles {...props} />}
          {layout === "page" && <AttachButton {...props} />}
        </div>
      )}
    </>
  );
}

interface ReceiversProps extends FieldProps {
  readonly name: "To" | "Cc";
  readonly list: "to" | "cc";
}

/** People as chips, and a menu with all others. */
function Receivers({ scenario, draft, change, name, list }: ReceiversProps) {
  const chosen = draft[list];
  const others = scenario.people.filter(
    ({ id }) => !draft.to.includes(id) && !draft.cc.includes(id),
  );
  return (
    <div className={styles["receivers"]} role="group" aria-label={name}>
      <MenuButton
        label={`Add somebody to ${name}`}
        align="start"
        className={styles["add"] ?? ""}
        items={others.map((person) => ({
          label: `${person.name}, ${person.title}`,
          onChoose: () => change({ [list]: [...chosen, person.id] }),
        }))}
      >
        <span className="vh">Add somebody to </span>
        {name}
        <LineIcon name="plus" small />
      </MenuButton>
      {chosen.map((id) => (
        <span key={id} className={styles["chip"]}>
          <PersonArch person={personOf(scenario, id)} size="small" />
          {personOf(scenario, id).name}
          <button
            type="button"
            aria-label={`Take ${personOf(scenario, id).name} out of ${name}`}
            onClick={() => change({ [list]: chosen.filter((one) => one !== id) })}
          >
            <LineIcon name="cross" small />
          </button>
        </span>
      ))}
    </div>
  );
}
