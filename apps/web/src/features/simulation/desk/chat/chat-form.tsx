import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import { firstNameOf, type NamedPerson } from "../../people/names.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { NO_DRAFT } from "../state/drafts.ts";
import { useDraft } from "../state/use-draft.ts";
import styles from "./chat.module.css";

interface ChatFormProps {
  readonly view: DeskView;
  readonly person: NamedPerson;
  /** Lines one may take and change. */
  readonly suggestions: readonly string[];
  readonly takesFocus: boolean;
}

/** The most characters of a message. */
const MOST = 2_000;

/** Where a message is written. Enter sends it, Shift and Enter begin a line. */
export function ChatForm({ view, person, suggestions, takesFocus }: ChatFormProps) {
  const { day } = view;
  const { draft, write, forget } = useDraft(day.own.head.id, `chat ${person.id}`, NO_DRAFT);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = firstNameOf(person.name);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    const text = draft.text.trim();
    field.current?.focus();
    if (text === "") return;
    day.act({ kind: "chat-sent", to: person.id, text });
    forget();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function take(line: string) {
    write({ text: line });
    field.current?.focus();
  }

  return (
    <form className={styles["form"]} onSubmit={send}>
      {suggestions.length > 0 && (
        <div className={styles["suggested"]}>
          <p>In your own words, or take a line and change it</p>
          <div>
            {suggestions.map((line) => (
              <Button key={line} kind="line" onClick={() => take(line)}>
                {line}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className={styles["field"]}>
        <textarea
          ref={field}
          rows={1}
          aria-label={`Message to ${name}`}
          placeholder={`Message to ${name}`}
          maxLength={MOST}
          value={draft.text}
          onChange={({ target }) => write({ text: target.value })}
          onKeyDown={handleKey}
        />
        <Button kind="next" type="submit">
          Send
        </Button>
      </div>
      <p className={styles["note"]}>
        {name} remembers what you promise.{day.model !== null && ` ${day.model} words the answers.`}
      </p>
    </form>
  );
}
