import { lazy, Suspense } from "react";
import { FormField } from "./form-field.tsx";
import { LineIcon } from "./line-icon.tsx";
import type { SelectControlProps } from "./mantine-select.tsx";

/** The kit is loaded when the first select is on the screen. Without a line, a plain field takes the answer. */
const LazySelect = lazy(() =>
  import("./mantine-select.tsx").then(
    (module) => ({ default: module.MantineSelect }),
    () => ({ default: PlainField }),
  ),
);

interface SearchableSelectProps extends Omit<SelectControlProps, "id"> {
  readonly from?: string | undefined;
  readonly next?: boolean;
}

/** One of many names, found by typing. */
export function SearchableSelect({ from, next, ...control }: SearchableSelectProps) {
  return (
    <FormField label={control.label} from={from} {...(next === undefined ? {} : { next })}>
      {({ id }) => (
        <Suspense fallback={<Waiting id={id} {...control} />}>
          <LazySelect id={id} {...control} />
        </Suspense>
      )}
    </FormField>
  );
}

/** Keeps the place, so that nothing jumps. */
function Waiting({ id, value }: SelectControlProps) {
  return (
    <div className="select">
      <input id={id} className="form-input select__input" value={value ?? ""} readOnly />
      <span className="select__right">
        <LineIcon name="down" />
      </span>
    </div>
  );
}

function PlainField({ id, options, value, onChange }: SelectControlProps) {
  return (
    <>
      <input
        id={id}
        className="form-input"
        list={`${id}-options`}
        value={value ?? ""}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value || undefined)}
      />
      <datalist id={`${id}-options`}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  );
}
