import { HeadlessMantineProvider, Select } from "@mantine/core";
import { LineIcon } from "./line-icon.tsx";

export interface SelectControlProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The list is a listbox also when nothing is in it, and a listbox must hold options. */
const NOTHING_FOUND = (
  <span role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
    No options found
  </span>
);

/**
 * The kit's select with our looks. Headless: it brings no style sheet and writes no style element, so it needs
 * no nonce and follows the theme by our own variables.
 */
export function MantineSelect({ id, label, options, value, onChange }: SelectControlProps) {
  const known = value !== undefined && !options.includes(value) ? [value, ...options] : options;
  return (
    <HeadlessMantineProvider>
      <Select
        unstyled
        id={id}
        aria-label={label}
        searchable
        nothingFoundMessage={NOTHING_FOUND}
        data={[...known]}
        value={value ?? null}
        onChange={(chosen) => onChange(chosen ?? undefined)}
        withScrollArea={false}
        comboboxProps={{
          withinPortal: false,
          transitionProps: { duration: 0 },
          offset: 4,
          zIndex: 5,
        }}
        classNames={{
          wrapper: "select",
          input: "form-input select__input",
          section: "select__right",
          dropdown: "select__dropdown",
          options: "select__options",
          option: "select__option",
          empty: "select__empty",
        }}
        rightSectionPointerEvents={value ? "auto" : "none"}
        rightSection={
          value ? (
            <button type="button" aria-label={`Clear ${label}`} onClick={() => onChange(undefined)}>
              <LineIcon name="cross" small />
            </button>
          ) : (
            <LineIcon name="down" />
          )
        }
        renderOption={({ option, checked }) => (
          <>
            <span>{option.label}</span>
            {checked && <LineIcon name="check" small />}
          </>
        )}
      />
    </HeadlessMantineProvider>
  );
}
