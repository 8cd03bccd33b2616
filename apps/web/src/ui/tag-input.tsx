import { assertNever } from "@taiyari/domain/result";
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from "react";
import { FormField } from "./form-field.tsx";
import { LineIcon } from "./line-icon.tsx";
import type { NameToChoose } from "./matching-names.ts";
import { onDemand } from "./on-demand.tsx";
import { type NameOption, useNameChoice } from "./use-name-choice.ts";
import { addTags, splitTags, type TagProblem } from "./split-tags.ts";
import "./name-list.css";
import "./tag-input.css";

interface TagInputProps {
  readonly label: string;
  readonly required?: boolean;
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly placeholder?: string;
  /** Ends a tag, beside Enter. */
  readonly delimiter?: string;
  readonly maxTags: number;
  /** Characters of one tag. */
  readonly maxLength: number;
  readonly allowDuplicates?: boolean;
  /** What is offered while somebody types. May come late, or stay empty. */
  readonly names?: readonly NameToChoose[];
  /** Somebody types: names are wanted. */
  readonly onType?: () => void;
  readonly id?: string;
}

const NO_NAMES: readonly NameToChoose[] = [];

const { Component: NameList, prefetch } = onDemand(
  async () => (await import("./kit/option-list.tsx")).OptionList<NameOption>,
);

/**
 * Several short texts. Enter or the delimiter adds what is typed, leaving the field too; Backspace in an empty field
 * takes the last one away; a pasted list is taken apart. Names that may be meant are offered, never added unasked.
 */
export function TagInput(props: TagInputProps) {
  const { label, required = false, tags, onChange, delimiter = ",", maxTags } = props;
  const [pending, setPending] = useState("");
  const [said, setSaid] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rules = {
    most: maxTags,
    longest: props.maxLength,
    allowDuplicates: props.allowDuplicates ?? false,
  };

  /** @returns what could not be added, to stay in the field */
  function add(wanted: readonly string[]): string {
    const outcome = addTags(tags, wanted, rules);
    if (outcome.tags !== tags) onChange(outcome.tags);
    const [problem] = outcome.refused;
    setSaid(problem ? sentenceFor(problem.tag, problem.why, rules) : "");
    return problem && problem.why !== "duplicate" ? problem.tag : "";
  }

  const choice = useNameChoice({
    names: props.names ?? NO_NAMES,
    typed: pending,
    tags,
    onChoose(name) {
      setPending(add([name]));
      focus();
    },
    onLeave() {
      if (pending !== "") setPending(add(splitTags(pending, delimiter)));
    },
  });

  // What is typed and not yet added is not lost with the field.
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      const { tags: all } = addTags(tags, splitTags(pending, delimiter), rules);
      if (all !== tags) onChange(all);
    };
  });
  useEffect(() => () => leave.current(), []);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    props.onType?.();
    choice.handleText(target.value);
    const parts = splitTags(target.value, delimiter);
    if (parts.length === 1) return setPending(target.value);
    const rest = parts.pop() ?? "";
    setPending(add(parts) || rest);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || choice.handleKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      setPending(add(splitTags(pending, delimiter)));
    } else if (event.key === "Backspace" && pending === "" && tags.length > 0) {
      event.preventDefault();
      remove(tags.length - 1);
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text/plain");
    const parts = splitTags(text, delimiter);
    if (parts.filter((part) => part !== "").length < 2) return;
    event.preventDefault();
    setPending(add([...splitTags(pending, delimiter), ...parts]));
  }

  function remove(index: number) {
    setSaid(`Removed ${tags[index] ?? ""}.`);
    onChange(tags.filter((_, at) => at !== index));
  }

  /** The focus stays in the field when the button that had it goes. */
  function handleRemove(index: number) {
    remove(index);
    focus();
  }

  function focus() {
    input.current?.focus();
  }

  return (
    <FormField label={label} required={required} {...(props.id && { id: props.id })}>
      {({ id }) => (
        <>
          <div ref={place} className="tag-input__place">
            <ul className="tag-input">
              {tags.map((tag, index) => (
                <li key={`${index} ${tag}`} className="tag-input__tag">
                  {tag}
                  <button
                    type="button"
                    aria-label={`Remove ${tag}`}
                    onClick={() => handleRemove(index)}
                  >
                    <LineIcon name="cross" small />
                  </button>
                </li>
              ))}
              <li className="tag-input__entry">
                <input
                  id={id}
                  ref={input}
                  value={pending}
                  autoComplete="off"
                  {...(props.names && choice.field)}
                  aria-required={required || undefined}
                  aria-describedby={`${id}-said`}
                  placeholder={tags.length === 0 ? (props.placeholder ?? "") : ""}
                  enterKeyHint="enter"
                  data-own-undo={pending === "" ? undefined : true}
                  onChange={handleChange}
                  onKeyDown={handleKey}
                  onPaste={handlePaste}
                  onFocus={() => {
                    choice.handleFocus();
                    if (props.names) prefetch();
                  }}
                  onBlur={(event) => choice.handleBlur(event.relatedTarget)}
                />
              </li>
            </ul>
            {choice.found.length > 0 && (
              <NameList
                label="Names to choose from"
                input={input}
                place={place}
                typed={pending}
                options={choice.found}
                onChoose={(option) => option && choice.choose(option.name)}
                onClose={choice.close}
                onConnect={choice.connect}
                className="name-list"
                optionClassName="name-list__name"
              >
                {({ name, alias }) => (
                  <>
                    <span>{name}</span>
                    {alias && <small>{alias}</small>}
                  </>
                )}
              </NameList>
            )}
          </div>
          <p id={`${id}-said`} className="form-hint" role="status">
            {said}
          </p>
        </>
      )}
    </FormField>
  );
}

function sentenceFor(
  tag: string,
  why: TagProblem,
  { most, longest }: { readonly most: number; readonly longest: number },
): string {
  switch (why) {
    case "duplicate":
      return `“${tag}” is in the list already.`;
    case "too-many":
      return `The list is full with ${most}. Remove one to add “${tag}”.`;
    case "too-long":
      return `An entry has at most ${longest} characters. Shorten it, or split it in two.`;
    default:
      return assertNever(why);
  }
}
