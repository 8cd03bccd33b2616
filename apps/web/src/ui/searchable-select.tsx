import { useRef, useState, type KeyboardEvent } from "react";
import { FormField } from "./form-field.tsx";
import { LineIcon } from "./line-icon.tsx";
import { onDemand } from "./on-demand.tsx";
import { type ListOption, useOptionList } from "./use-option-list.ts";

interface SearchableSelectProps {
  readonly label: string;
  readonly from?: string | undefined;
  readonly hint?: string;
  readonly next?: boolean;
  readonly options: readonly string[];
  /** May be a name that is not among the options. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Something is always chosen. */
  readonly isFixed?: boolean;
}

const { Component: OptionList, prefetch } = onDemand(
  async () => (await import("./kit/option-list.tsx")).OptionList<ListOption>,
);

/** Takes the answer away: the last of the list, so that nobody does it in passing. */
const NO_ANSWER: ListOption = { id: "no answer", text: "No answer" };

/** One of many names, found by typing. What is typed and not chosen goes when the field is left. */
export function SearchableSelect({ label, from, hint, next, ...select }: SearchableSelectProps) {
  const { options, value, onChange, isFixed = false } = select;
  const [isOpen, setIsOpen] = useState(false);
  /** What was typed to find a name; null while the field says what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useOptionList(isOpen);
  const known = value !== undefined && !options.includes(value) ? [value, ...options] : options;

  function open() {
    prefetch();
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    setTyped(null);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || list.handleKey(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      open();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
    }
  }

  return (
    <FormField label={label} from={from} hint={hint} {...(next === undefined ? {} : { next })}>
      {({ id, describedBy }) => (
        <div ref={place} className="select">
          <input
            id={id}
            aria-describedby={describedBy}
            ref={input}
            className="form-input select__input"
            {...list.field}
            value={typed ?? value ?? ""}
            onFocus={open}
            onClick={open}
            onBlur={({ relatedTarget }) => {
              if (!list.isInList(relatedTarget)) close();
            }}
            onKeyDown={handleKey}
            onChange={({ target }) => {
              setTyped(target.value);
              open();
              list.handleText(target.value);
            }}
          />
          <span className="select__right">
            <LineIcon name="down" />
          </span>
          {isOpen && (
            <OptionList
              label={label}
              input={input}
              place={place}
              typed={typed ?? ""}
              options={[
                ...optionsFor(known, typed),
                ...(value !== undefined && !isFixed && typed === null ? [NO_ANSWER] : []),
              ]}
              chosen={value ?? null}
              onChoose={(option) => {
                onChange(option?.id === NO_ANSWER.id ? undefined : option?.id);
                close();
              }}
              onClose={close}
              onConnect={list.connect}
              className="select__options"
              optionClassName="select__option"
              empty={<span className="select__empty">No options found</span>}
            >
              {(option) => (
                <>
                  <span>{option.text}</span>
                  {option.id === value && <LineIcon name="check" small />}
                </>
              )}
            </OptionList>
          )}
        </div>
      )}
    </FormField>
  );
}

/** The names that have what is typed in them; all of them before anything is. */
function optionsFor(names: readonly string[], typed: string | null): ListOption[] {
  const wanted = (typed ?? "").trim().toLowerCase();
  return names
    .filter((name) => name.toLowerCase().includes(wanted))
    .map((name) => ({ id: name, text: name }));
}
