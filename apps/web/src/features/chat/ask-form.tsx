import { useId, useState, type FormEvent, type KeyboardEvent, type Ref } from "react";
import { perTab } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import styles from "./chat.module.css";

/** As the contract takes it, and `MAX_QUESTION` of the domain says. */
const LONGEST = 500;

interface AskFormProps {
  readonly reportId: string;
  readonly suggestions: readonly string[];
  readonly isAsking: boolean;
  readonly onAsk: (question: string) => void;
  readonly field: Ref<HTMLTextAreaElement>;
}

/** Suggested questions, and the field for one's own. What is typed is kept over closing and reloads. */
export function AskForm({ reportId, suggestions, isAsking, onAsk, field }: AskFormProps) {
  const id = useId();
  const key = `question-${reportId}`;
  const [text, setText] = useState(() => perTab.get(key) ?? "");

  function type(value: string) {
    setText(value);
    if (value === "") perTab.remove(key);
    else perTab.set(key, value);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const question = text.trim();
    if (question === "" || isAsking) return;
    type("");
    onAsk(question);
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  }

  return (
    <div className={styles["foot"]}>
      {suggestions.length > 0 && (
        <div className={styles["suggestions"]} role="group" aria-label="Suggested questions">
          {suggestions.map((question) => (
            <button
              key={question}
              type="button"
              aria-disabled={isAsking || undefined}
              onClick={() => {
                if (!isAsking) onAsk(question);
              }}
            >
              {question}
            </button>
          ))}
        </div>
      )}
      <form className={styles["form"]} onSubmit={send}>
        <label className="vh" htmlFor={id}>
          Your question
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          maxLength={LONGEST}
          placeholder="Ask about this report"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button kind="primary" type="submit" aria-label="Send" isBusy={isAsking}>
          <LineIcon name="send" />
        </Button>
      </form>
    </div>
  );
}
