import { LineIcon } from "../../../../ui/line-icon.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { ClipIcon } from "./clip-icon.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./mail-field.module.css";

/** The files that go along, each to be taken out again. */
export function AttachedFiles({ scenario, draft, change }: FieldProps) {
  const { attached } = draft;
  return (
    <ul className={styles["attached"]} aria-label="Attached">
      {attached.map((id) => {
        const name = scenario.files.find((file) => file.id === id)?.name ?? id;
        return (
          <li key={id}>
            <ClipIcon />
            <span>{name}</span>
            <button
              type="button"
              aria-label={`Take out ${name}`}
              onClick={() => change({ attached: attached.filter((one) => one !== id) })}
            >
              <LineIcon name="cross" small />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A menu with the files of the desk that do not go along yet; nothing where all do. */
export function AttachButton({ scenario, files, draft, change, layout }: FieldProps) {
  const { attached } = draft;
  const others = scenario.files.filter(({ id }) => files.includes(id) && !attached.includes(id));
  const isSign = layout === "desk";
  return (
    <MenuButton
      label="Attach a file"
      align="start"
      className={isSign ? `icon-btn ${styles["clip"]}` : (styles["attach"] ?? "")}
      items={others.map((file) => ({
        label: file.name,
        onChoose: () => change({ attached: [...attached, file.id] }),
      }))}
    >
      <ClipIcon />
      <span className={isSign ? "vh" : undefined}>Attach a file</span>
    </MenuButton>
  );
}
