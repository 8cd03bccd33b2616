import {
  useEffect,
  useLayoutEffect,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Autocomplete, FieldInputContext } from "react-aria-components/Autocomplete";
import { ListBox, ListBoxItem, type Key, type Selection } from "react-aria-components/ListBox";
import { useSlottedContext } from "react-aria-components/slots";
import type { ListConnection, ListOption } from "../use-option-list.ts";
import { Popup } from "./popup.tsx";

interface OptionListProps<Option extends ListOption> {
  /** What a screen reader calls the list. */
  readonly label: string;
  /** The text field, where the focus stays. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the list is aligned with and as wide as. */
  readonly place: RefObject<HTMLElement | null>;
  /** What is in the field now. */
  readonly typed: string;
  readonly options: readonly Option[];
  /** The id of the option that the field stands for; null for none. Left out where nothing is kept chosen. */
  readonly chosen?: string | null;
  /** Called with null when the chosen one is chosen again. */
  readonly onChoose: (option: Option | null) => void;
  readonly onClose: () => void;
  readonly onConnect: (connection: ListConnection | null) => void;
  readonly className?: string | undefined;
  readonly optionClassName?: string | undefined;
  /** Shown instead of options. */
  readonly empty?: ReactNode;
  readonly children: (option: Option) => ReactNode;
}

/** Seven options of 44 px. */
const MOST_HEIGHT = 312;

/**
 * The list of a combobox. The field is the caller's own `<input>`, so that it can be typed into before this code is
 * there: what the kit wants to know of it, and to say of it, goes through `onConnect`. The list stays while the field has
 * the focus: the kit closes what is open when the page scrolls, also where that brings the chosen option into view.
 */
export function OptionList<Option extends ListOption>(props: OptionListProps<Option>) {
  const { label, input, place, typed, options, chosen, onChoose, onConnect, empty } = props;
  const isKept = chosen !== undefined;
  const optionOf = (id: Key | undefined) => options.find((option) => option.id === id) ?? null;
  return (
    <Autocomplete inputValue={typed} disableAutoFocusFirst>
      <Connection input={input} onConnect={onConnect} />
      <Popup
        place={place}
        isWide
        isNonModal
        maxHeight={MOST_HEIGHT}
        placement="bottom start"
        onClose={() => {
          if (document.activeElement !== input.current) props.onClose();
        }}
      >
        <ListBox
          aria-label={label}
          className={props.className ?? ""}
          items={options}
          dependencies={[chosen]}
          shouldFocusWrap
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- marks the chosen option; the focus stays in the field
          autoFocus={isKept && chosen !== null}
          {...(isKept
            ? {
                selectionMode: "single" as const,
                selectedKeys: chosen === null ? [] : [chosen],
                onSelectionChange: (ids: Selection) =>
                  onChoose(ids === "all" ? null : optionOf([...ids][0])),
              }
            : { onAction: (id: Key) => onChoose(optionOf(id)) })}
          {...(empty !== undefined && { renderEmptyState: () => empty })}
          onMouseDown={(event) => event.preventDefault()}
        >
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.text}
              className={props.optionClassName ?? ""}
            >
              {props.children(option)}
            </ListBoxItem>
          )}
        </ListBox>
      </Popup>
    </Autocomplete>
  );
}

interface ConnectionProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onConnect: (connection: ListConnection | null) => void;
}

/** Stands where the kit expects its own input and passes on what it would have put there. */
function Connection({ input, onConnect }: ConnectionProps) {
  const field = useSlottedContext(FieldInputContext);
  if (!field) throw new Error("The kit's autocomplete has no props for its field.");
  const { ref, onChange, onKeyDown } = field;
  const listId = field["aria-controls"];
  const activeId = field["aria-activedescendant"];

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(Object.assign(event, { continuePropagation() {} }));
  }

  useLayoutEffect(() => {
    if (ref && typeof ref === "object") ref.current = input.current;
  }, [ref, input]);
  useLayoutEffect(() => {
    onConnect({ listId, activeId, onChange, onKeyDown: handleKey });
  });
  useEffect(() => () => onConnect(null), [onConnect]);
  return null;
}
