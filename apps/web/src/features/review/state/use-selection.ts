import { applyCorrections, type Corrected, fieldGroupsOf } from "@taiyari/domain/correct";
import type { Correction, FieldGroup, FieldRef, FieldView } from "@taiyari/domain/resume";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { problemSentence } from "./corrected.ts";
import type { CorrectionStore } from "./correction-store.ts";
import { fieldKey } from "./field-names.ts";
import type { Review } from "./review-context.ts";

interface Options {
  readonly corrected: Corrected;
  readonly store: CorrectionStore;
  /** The corrections that are in the reading. */
  readonly fitting: readonly Correction[];
  readonly startLine: number | null;
  readonly place: RefObject<HTMLElement | null>;
  readonly onSaid: (words: string) => void;
}

/** Which field is shown, which is being corrected, and what may be done with them. */
export function useSelection(options: Options): Review {
  const { corrected, store, fitting, startLine, place, onSaid } = options;
  const [startsLoose] = useState(() => isLoose(corrected, startLine));
  const [currentId, setCurrentId] = useState<string | null>(() =>
    startsLoose ? null : begin(corrected, startLine),
  );
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set());
  const [shownLine, setShownLine] = useState<number | null>(startsLoose ? startLine : null);
  const [, redraw] = useState(0);
  const lastNumber = useRef(1);
  const wantsFocus = useRef<string | null>(startLine === null ? null : currentId);

  const current = corrected.fields.find(({ id }) => id === currentId) ?? null;
  useEffect(() => {
    if (current) lastNumber.current = current.number;
  }, [current]);

  // A line that no field has is looked at in its own list.
  useEffect(() => {
    if (!startsLoose) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-line="${startLine}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }, [startsLoose, startLine, place]);

  // What had the focus may be gone: removed, joined, moved, or undone.
  const drawn = useRef(corrected);
  useEffect(() => {
    const isChanged = drawn.current !== corrected;
    drawn.current = corrected;
    if (isChanged && document.activeElement === document.body) wantsFocus.current ??= "";
  });

  // After every drawing: the row that is to have the focus may only now be there.
  useEffect(() => {
    const id = wantsFocus.current;
    if (id === null) return;
    wantsFocus.current = null;
    const { fields } = corrected;
    const instead = fields[Math.min(lastNumber.current, fields.length) - 1] ?? null;
    const goal = [id, currentId].find((wanted) => fields.some((field) => field.id === wanted));
    focusRow(place.current, goal ?? instead?.id ?? null);
  });

  return useMemo((): Review => {
    const find = (id: string | null) => corrected.fields.find((field) => field.id === id) ?? null;

    function correct(step: readonly Correction[], said: string, goal?: FieldRef): string | null {
      const outcome = applyCorrections(corrected.made, [...fitting, ...step]);
      if (!outcome.ok) return problemSentence(outcome.problem);
      if (step.length > 0) {
        if (fitting.length < store.get().corrections.length) store.truncate(fitting.length);
        store.add(step);
        onSaid(said);
      }
      const field = goal && fieldAt(fieldGroupsOf(corrected.made, outcome.value), goal);
      if (field) {
        wantsFocus.current = field.id;
        setCurrentId(field.id);
        setShownLine(null);
      }
      return null;
    }

    return {
      ...corrected,
      current: find(currentId),
      editing,
      shownLine,
      showLine(line) {
        setShownLine(line);
        setCurrentId(null);
      },
      select(id, { focus = false } = {}) {
        setCurrentId(id);
        setShownLine(null);
        if (!focus) return;
        wantsFocus.current = id;
        // Also when the field is shown already.
        redraw((times) => times + 1);
      },
      edit(id) {
        setCurrentId(id);
        setShownLine(null);
        setEditing((open) => new Set(open).add(id));
      },
      close(id) {
        wantsFocus.current = id;
        setEditing((open) => new Set([...open].filter((other) => other !== id)));
      },
      correct,
    };
  }, [corrected, currentId, editing, shownLine, fitting, store, onSaid]);
}

/** The field that shows a value, alone or among others; null for none. */
function fieldAt(groups: readonly FieldGroup[], ref: FieldRef): FieldView | null {
  const key = fieldKey(ref);
  const holds = ({ edit }: FieldView) =>
    edit.kind === "text"
      ? fieldKey(edit.field) === key
      : edit.kind === "parts" && edit.parts.some(({ field }) => fieldKey(field) === key);
  return groups.flatMap(({ fields }) => fields).find(holds) ?? null;
}

/** Whether a line is there and no field stands on it. */
function isLoose({ reading, fields }: Corrected, line: number | null): boolean {
  if (line === null || !reading.lines[line - 1]) return false;
  return !fields.some(({ places }) => places.some((stretch) => stretch.line === line));
}

/** The field on a line, or the first of the first page that a person should look at. */
function begin(corrected: Corrected, line: number | null): string | null {
  const onLine = corrected.fields.find(({ places }) =>
    places.some((stretch) => stretch.line === line),
  );
  const { lines } = corrected.reading;
  const doubtful = corrected.fields.find(
    ({ state, places: [place] }) => state === "unsure" && lines[(place?.line ?? 0) - 1]?.page === 1,
  );
  return (onLine ?? doubtful ?? corrected.fields[0])?.id ?? null;
}

function focusRow(place: HTMLElement | null, id: string | null): void {
  const row = id === null ? null : place?.querySelector<HTMLElement>(`#${rowId(id)}`);
  const button = row?.querySelector<HTMLElement>("[data-opens], input, select, textarea");
  const target = button ?? place?.querySelector<HTMLElement>("#fields-title");
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}

/** The id of a field's row on the page. */
export function rowId(fieldId: string): string {
  return `field-${fieldId}`;
}
