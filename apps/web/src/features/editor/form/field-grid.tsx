import type { DraftField, FieldDefinition, SectionDefinition } from "@taiyari/domain/draft";
import { Comparisons, useComparisons } from "../enhance/comparisons-at.tsx";
import { EnhanceFieldButton } from "../enhance/enhance-buttons.tsx";
import { FieldNotes } from "../notes/field-notes.tsx";
import { CheckControl, DateControl, FieldControl, useField } from "./field-control.tsx";
import styles from "./form.module.css";

interface FieldGridProps {
  readonly section: SectionDefinition;
  /** Null in a section that is no list. */
  readonly item: string | null;
}

/** How the end of a period is shown while it lasts. */
const PRESENT = "Present";

/** The fields of a section or of one entry, in their order. */
export function FieldGrid({ section, item }: FieldGridProps) {
  const { fields } = section;
  const fieldOf = (id: string): DraftField => ({ section: section.id, item, field: id });
  const current = fields.find(({ id }) => id === "current");
  const hasEnd = fields.some(({ id }) => id === "endDate");
  const comparisons = useComparisons(section.id, item);
  return (
    <div className={styles["grid"]}>
      {fields.map((definition) => {
        // It stands under the end date.
        if (definition === current && hasEnd) return null;
        const compared = comparisons.filter(
          ({ proposal }) => proposal.field.field === definition.id,
        );
        if (compared.length > 0) {
          return (
            <div key={definition.id} className={styles["cell"]} data-width="full">
              <Comparisons comparisons={compared} level={3} />
            </div>
          );
        }
        return (
          <div
            key={definition.id}
            className={styles["cell"]}
            data-width={widthOf(definition, fields)}
          >
            {definition.id === "endDate" ? (
              <EndDate
                definition={definition}
                field={fieldOf("endDate")}
                start={fieldOf("startDate")}
                current={current ? { definition: current, field: fieldOf("current") } : null}
              />
            ) : (
              <FieldControl definition={definition} field={fieldOf(definition.id)} />
            )}
            <EnhanceFieldButton section={section.id} item={item} definition={definition} />
            <FieldNotes field={fieldOf(definition.id)} />
          </div>
        );
      })}
    </div>
  );
}

interface Checkbox {
  readonly definition: FieldDefinition;
  readonly field: DraftField;
}

interface EndDateProps extends Checkbox {
  readonly start: DraftField;
  readonly current: Checkbox | null;
}

/** The end of a period, with the box that says it has none yet. */
function EndDate({ definition, field, start, current }: EndDateProps) {
  const [startsAt] = useField(start);
  const [isCurrent] = useField(current?.field ?? { ...field, field: "current" });
  return (
    <DateControl
      definition={definition}
      field={field}
      fixed={isCurrent === true ? PRESENT : null}
      min={typeof startsAt === "string" ? startsAt : ""}
    >
      {current && <CheckControl {...current} />}
    </DateControl>
  );
}

/** Long texts and tags take the whole width; a period and what stands beside it a third each. */
function widthOf(
  { id, type }: FieldDefinition,
  fields: readonly FieldDefinition[],
): "full" | "half" | "third" {
  if (type === "textarea" || type === "tags") return "full";
  const hasPeriod = fields.some((field) => field.id === "endDate");
  const isBeside = type === "date" || id === "location" || id === "url";
  return hasPeriod && isBeside ? "third" : "half";
}
