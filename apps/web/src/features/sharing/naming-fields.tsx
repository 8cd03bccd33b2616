import {
  linkNameOf,
  linkNameProblem,
  linkNameSentence,
  MAX_LINK_LABEL,
  MAX_LINK_NAME,
} from "@taiyari/domain/account";
import { FormField } from "../../ui/form-field.tsx";
import styles from "../../shared/links/share.module.css";

/** How a link is called: in its address, and for its owner. Both as typed. */
export interface Naming {
  readonly name: string;
  readonly label: string;
}

interface NamingFieldsProps {
  readonly naming: Naming;
  /** The name it has, which stops working when another is saved; null for none. */
  readonly oldName?: string | null;
  readonly onChange: (naming: Naming) => void;
}

/** Asks for both. Says of a name that cannot be one what to do, while it is typed. */
export function NamingFields({ naming, oldName = null, onChange }: NamingFieldsProps) {
  return (
    <div className={styles["naming"]}>
      <FormField label="Name in the address, if you want one" hint={hintFor(naming.name, oldName)}>
        {({ id, describedBy }) => (
          <input
            id={id}
            className="form-input"
            value={naming.name}
            aria-describedby={describedBy}
            placeholder="asha-verma"
            maxLength={MAX_LINK_NAME + 1}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ ...naming, name: event.target.value })}
          />
        )}
      </FormField>
      <FormField label="Label, for you alone" hint="To whom you send it: “Recruiter at the bank”.">
        {({ id, describedBy }) => (
          <input
            id={id}
            className="form-input"
            value={naming.label}
            aria-describedby={describedBy}
            maxLength={MAX_LINK_LABEL}
            autoComplete="off"
            onChange={(event) => onChange({ ...naming, label: event.target.value })}
          />
        )}
      </FormField>
    </div>
  );
}

function hintFor(typed: string, oldName: string | null): string {
  const name = linkNameOf(typed);
  const problem = name === "" ? null : linkNameProblem(name);
  if (problem) return linkNameSentence(problem);
  if (oldName !== null && name !== oldName)
    return `/shared/${oldName} stops working when you save. Nobody else can take it.`;
  if (name === "") return "Without one the address is a long row of characters.";
  return `/shared/${name} · People can guess a name. With a password only those you tell it get in.`;
}
