import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { problemSentence } from "./chat-words.ts";
import styles from "./chat.module.css";

interface ClearConversationProps {
  /** @throws where it could not be deleted */
  readonly onClear: () => Promise<void>;
  /** Called when it is deleted. */
  readonly onCleared: () => void;
}

/** Deletes the conversation, once the person has said so twice. */
export function ClearConversation({ onClear, onCleared }: ClearConversationProps) {
  const [state, setState] = useState<"closed" | "asked" | "busy">("closed");
  const [problem, setProblem] = useState<string | null>(null);
  const opener = useRef<HTMLDivElement>(null);

  function close() {
    setState("closed");
    setProblem(null);
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus());
  }

  async function remove() {
    setState("busy");
    try {
      await onClear();
      onCleared();
    } catch (error) {
      setProblem(problemSentence(error));
      setState("asked");
    }
  }

  if (state === "closed")
    return (
      <div className={styles["clear"]} ref={opener}>
        <Button kind="quiet" onClick={() => setState("asked")}>
          Delete this conversation
        </Button>
      </div>
    );
  return (
    <div className={styles["clear"]} role="group" aria-label="Delete this conversation">
      <p role={problem === null ? undefined : "alert"}>
        {problem ?? "Delete all questions and answers of this report? They cannot be brought back."}
      </p>
      <div>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed */}
        <Button kind="line" autoFocus isBusy={state === "busy"} onClick={() => void remove()}>
          Delete
        </Button>
        <Button kind="quiet" onClick={close}>
          Keep
        </Button>
      </div>
    </div>
  );
}
