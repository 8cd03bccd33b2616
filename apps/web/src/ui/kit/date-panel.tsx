import { useState, type RefObject } from "react";
import {
  addDays,
  addMonths,
  dayCells,
  daysAround,
  monthCells,
  WEEKDAYS,
  type Day,
} from "../date-cells.ts";
import { dateWords, MONTHS, readDateWords, type DateParts } from "../date-words.ts";
import { LineIcon } from "../line-icon.tsx";
import { PickGrid } from "../pick-grid.tsx";
import { Popup } from "./popup.tsx";

interface DatePanelProps {
  readonly place: RefObject<HTMLElement | null>;
  /** What is being chosen: "Start date". */
  readonly label: string;
  readonly value: string;
  readonly min: DateParts | null;
  readonly max: DateParts | null;
  readonly onPick: (words: string) => void;
  readonly onClose: () => void;
}

/** Source: the specification, section 9, "Date picker: year range plus or minus 100". */
const YEARS_AROUND = 100;

const HEADS = WEEKDAYS.map((name) => ({ name, text: name.slice(0, 2) }));

/** A year and its months; or, when a day is wanted, a month and its days. */
export function DatePanel(props: DatePanelProps) {
  const { place, label, value, min, max, onPick, onClose } = props;
  const [today] = useState(currentDay);
  const chosen = readDateWords(value);
  const [view, setView] = useState<"months" | "days">(
    chosen !== null && chosen.day !== null ? "days" : "months",
  );
  const [at, setAt] = useState<Day>(() =>
    chosen
      ? { year: chosen.year, month: chosen.month ?? 0, day: chosen.day ?? 1 }
      : { ...today, day: 1 },
  );
  const context = { chosen, today, min, max };
  const [firstYear, lastYear] = [today.year - YEARS_AROUND, today.year + YEARS_AROUND];
  const isMonths = view === "months";

  function show(day: Day) {
    if (day.year >= firstYear && day.year <= lastYear) setAt(day);
  }

  function move(by: { readonly cells: number } | { readonly pages: number }) {
    if ("pages" in by) show(addMonths(at, isMonths ? by.pages * 12 : by.pages));
    else show(isMonths ? addMonths(at, by.cells) : addDays(at, by.cells));
  }

  const days = daysAround(at.year, at.month);
  const page = isMonths ? "year" : "month";
  return (
    <Popup
      place={place}
      label={`Choose: ${label}`}
      className="date-panel"
      placement="bottom start"
      onClose={onClose}
    >
      <div className="date-panel__head">
        <button
          type="button"
          className="icon-btn"
          aria-label={`Previous ${page}`}
          onClick={() => move({ pages: -1 })}
        >
          <LineIcon name="left" />
        </button>
        <span className="date-panel__when">
          {!isMonths && <span aria-live="polite">{MONTHS[at.month]}</span>}
          <select
            className="date-panel__year"
            aria-label="Year"
            value={at.year}
            onChange={(event) => show({ ...at, year: Number(event.target.value) })}
          >
            {Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, index) => (
              <option key={index}>{firstYear + index}</option>
            ))}
          </select>
        </span>
        <button
          type="button"
          className="icon-btn"
          aria-label={`Next ${page}`}
          onClick={() => move({ pages: 1 })}
        >
          <LineIcon name="right" />
        </button>
      </div>
      {isMonths ? (
        <PickGrid
          key="months"
          label={`Months of ${at.year}`}
          columns={3}
          cells={monthCells(at.year, context)}
          at={at.month}
          onMove={move}
          onPick={(month) => onPick(dateWords({ year: at.year, month, day: null }))}
        />
      ) : (
        <PickGrid
          key="days"
          label={`Days of ${MONTHS[at.month]} ${at.year}`}
          columns={7}
          heads={HEADS}
          cells={dayCells(at.year, at.month, context)}
          at={days.findIndex(({ month, day }) => month === at.month && day === at.day)}
          onMove={move}
          onPick={(index) => {
            const day = days[index];
            if (day) onPick(dateWords(day));
          }}
        />
      )}
      <div className="date-panel__foot">
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => setView(isMonths ? "days" : "months")}
        >
          {isMonths ? "Choose a day" : "Choose a month"}
        </button>
        {isMonths && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => onPick(dateWords({ year: at.year, month: null, day: null }))}
          >
            Only {at.year}
          </button>
        )}
        {value !== "" && (
          <button type="button" className="btn btn-quiet" onClick={() => onPick("")}>
            Clear
          </button>
        )}
      </div>
    </Popup>
  );
}

function currentDay(): Day {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth(), day: now.getDate() };
}
