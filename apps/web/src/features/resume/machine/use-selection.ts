import { applyCorrections, type Correction } from "@taiyari/domain/resume";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { problemSentence, type Corrected } from "./corrected.ts";
import type { CorrectionStore } from "./correction-store.ts";
import type { Machine } from "./machine-context.ts";

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
export function useSelection(options: Options): Machine {
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
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) {
      wantsFocus.current ??= currentId ?? "";
    }
    isFirst.current = false;
    // The field that is shown then is enough; that it changed is no reason to move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [corrected]);

  // After every drawing: the row that is to have the focus may only now be there.
  useEffect(() => {
    const id = wantsFocus.current;
    if (id === null) return;
    wantsFocus.current = null;
    const { fields } = corrected;
    const instead = fields[Math.min(lastNumber.current, fields.length) - 1];
    focusRow(place.current, fields.some((field) => field.id === id) ? id : (instead?.id ?? null));
  });

  return useMemo((): Machine => {
    const find = (id: string | null) => corrected.fields.find((field) => field.id === id) ?? null;

    function correct(step: readonly Correction[], said: string): string | null {
      const outcome = applyCorrections(corrected.made, [...fitting, ...step]);
      if (!outcome.ok) return problemSentence(outcome.problem);
      if (step.length > 0) {
        if (fitting.length < store.get().corrections.length) store.truncate(fitting.length);
        store.add(step);
        onSaid(said);
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
