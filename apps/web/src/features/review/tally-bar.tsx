import type { FieldState, FieldView } from "@taiyari/domain/resume";
import { LineIcon } from "../../ui/line-icon.tsx";
import { tallyOf } from "./state/corrected.ts";
import { useReview } from "./state/review-context.ts";
import { STATES } from "./state/states.ts";
import { rowId } from "./state/use-selection.ts";
import styles from "./tally.module.css";

const ORDER: readonly FieldState[] = ["sure", "unsure", "corrected", "absent"];

/** More numbers than this are no help: then only the fields that want a person are listed. */
const MOST_CHIPS = 60;

/** On a phone the list is a few names. */
const MOST_ON_PHONE = 6;

/** How many fields are in each state, and a way to jump to each. */
export function TallyBar() {
  const { fields, current, select } = useReview();
  const tally = tallyOf(fields);
  const shown = fields.length > MOST_CHIPS ? fields.filter(wantsLook) : fields;
  const onPhone = new Set(
    fields
      .filter(wantsLook)
      .slice(0, MOST_ON_PHONE)
      .map(({ id }) => id),
  );
  return (
    <section className={`card ${styles["bar"]}`} aria-label="Fields read">
      <ul>
        {ORDER.filter((state) => state !== "corrected" || tally.corrected > 0).map((state) => (
          <li key={state} data-sureness={state}>
            <LineIcon name={STATES[state].sign} />
            <span>
              <b>{tally[state]}</b> {STATES[state].word}
            </span>
          </li>
        ))}
      </ul>
      {shown.length > 0 && (
        <nav className={styles["strip"]} aria-label="Jump to field">
          {shown.map((field) => (
            <a
              key={field.id}
              href={`#${rowId(field.id)}`}
              data-sureness={field.state}
              data-phone={onPhone.has(field.id)}
              aria-current={field.id === current?.id ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                select(field.id, { focus: true });
              }}
            >
              {field.number}{" "}
              <span className={styles["name"]}>
                {field.label}
                <span className="vh">, {STATES[field.state].word}</span>
              </span>
            </a>
          ))}
        </nav>
      )}
    </section>
  );
}

function wantsLook({ state }: FieldView): boolean {
  return state === "unsure" || state === "absent";
}
