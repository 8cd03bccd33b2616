import { fieldLabel, sectionLabel, valueOf, type DraftField } from "@taiyari/domain/draft";
import type { DraftImprovement, FieldNote } from "@taiyari/domain/proof";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { sectionOfCheck } from "../../../shared/report/section-of-check.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { useEditor } from "../state/editor-context.ts";
import styles from "./notes.module.css";

interface ImprovementRowsProps {
  readonly improvements: readonly DraftImprovement[];
  /** Before the editor goes to a field. */
  readonly onLeave: () => void;
}

/** More places than this are no list to go through. */
const MOST_PLACES = 8;

/** The improvements of the report, with the ways to the fields they are about. */
export function ImprovementRows({ improvements, onLeave }: ImprovementRowsProps) {
  if (improvements.length === 0) return <p>Nothing that our checks look at.</p>;
  return (
    <div className={styles["improvements"]}>
      {improvements.map((improvement, index) => (
        <details key={improvement.checkId} name="improvement" open={index === 0}>
          <summary>
            <span className={styles["gain"]}>
              <b>+{improvement.gain}</b> {improvement.gain === 1 ? "point" : "points"}
            </span>
            <span>
              <h3>{improvement.title}</h3>
              <small>{improvement.subtitle}</small>
            </span>
            <LineIcon name="down" />
          </summary>
          <p>{improvement.why}</p>
          <Places improvement={improvement} onLeave={onLeave} />
        </details>
      ))}
    </div>
  );
}

function Places({
  improvement: { checkId, places },
  onLeave,
}: Pick<ImprovementRowsProps, "onLeave"> & { readonly improvement: DraftImprovement }) {
  const { store, goTo, openSection } = useEditor();
  const draft = useDraft(store, (state) => state.draft);
  const section = sectionOfCheck(checkId);
  if (places.length === 0) {
    return section === undefined ? null : (
      <button
        type="button"
        className="btn btn-line"
        onClick={() => {
          onLeave();
          openSection(section);
        }}
      >
        Go to {sectionLabel(draft, section)}
      </button>
    );
  }

  function go({ field, words }: FieldNote) {
    onLeave();
    goTo(field, partWith(field, words));
  }

  function partWith(field: DraftField, words: string) {
    const value = valueOf(draft, field);
    const at = typeof value === "string" && words !== "" ? value.indexOf(words) : -1;
    return at < 0 ? undefined : { at, length: words.length };
  }

  return (
    <>
      <ul>
        {places.slice(0, MOST_PLACES).map((place) => (
          <li key={`${place.field.item} ${place.field.field} ${place.line} ${place.words}`}>
            <button type="button" onClick={() => go(place)}>
              <span>{fieldLabel(draft, place.field)}</span>
              {place.words !== "" && <q>{place.words}</q>}
              <small>{place.note}</small>
            </button>
          </li>
        ))}
      </ul>
      {places.length > MOST_PLACES && <p>And {places.length - MOST_PLACES} more places.</p>}
    </>
  );
}
