import { SwitchRow } from "../../../ui/switch-row.tsx";
import styles from "./exam.module.css";

const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["A", "B", "C", "D"], does: "Choose an answer" },
  { keys: ["N", "→"], does: "Next question" },
  { keys: ["P", "←"], does: "Question before" },
  { keys: ["F"], does: "Look at it again" },
];

interface ExamKeysProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The keys of an assessment, for screens that are likely to have a keyboard. */
export function ExamKeys({ isOn, onChange }: ExamKeysProps) {
  return (
    <section className={styles["keys"]} aria-labelledby="exam-keys">
      <h2 id="exam-keys">Keys</h2>
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SwitchRow
        label={isOn ? "Keys are on" : "Keys are off"}
        note="They wait while you write."
        checked={isOn}
        onChange={onChange}
      />
    </section>
  );
}
