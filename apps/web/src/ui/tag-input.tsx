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
import { addTags, splitTags, type TagProblem } from "./split-tags.ts";
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
  readonly id?: string;
}

/**
 * Several short texts. Enter or the delimiter adds what is typed, leaving the field too; Backspace in an empty field
 * takes the last one away; a pasted list is taken apart.
 */
export function TagInput(props: TagInputProps) {
  const { label, required = false, tags, onChange, delimiter = ",", maxTags } = props;
  const [pending, setPending] = useState("");
  const [said, setSaid] = useState("");
  const box = useRef<HTMLUListElement>(null);
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
    const parts = splitTags(target.value, delimiter);
    if (parts.length === 1) return setPending(target.value);
    const rest = parts.pop() ?? "";
    setPending(add(parts) || rest);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
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
    box.current?.querySelector("input")?.focus();
  }

  return (
    <FormField label={label} required={required} {...(props.id && { id: props.id })}>
      {({ id }) => (
        <>
          <ul ref={box} className="tag-input">
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
                value={pending}
                aria-required={required || undefined}
                aria-describedby={`${id}-said`}
                placeholder={tags.length === 0 ? (props.placeholder ?? "") : ""}
                autoComplete="off"
                enterKeyHint="enter"
                data-own-undo={pending === "" ? undefined : true}
                onChange={handleChange}
                onKeyDown={handleKey}
                onPaste={handlePaste}
                onBlur={() => {
                  if (pending !== "") setPending(add(splitTags(pending, delimiter)));
                }}
              />
            </li>
          </ul>
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
  }
}
