import type { StoredReport } from "@taiyari/contract";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { AskForm } from "./ask-form.tsx";
import { ClearConversation } from "./clear-conversation.tsx";
import { ConversationLog } from "./conversation-log.tsx";
import { useConversation } from "./use-conversation.ts";
import { useModal } from "../../ui/use-modal.ts";
import styles from "./chat.module.css";

interface ChatPanelProps {
  readonly stored: StoredReport;
  /** Of the panel, for the button that opens it. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Narrower than this the report has no room beside the panel, which then lies over it. */
const BESIDE = "(min-width: 1240px)";

/** Questions about a report: beside it where there is room, over it elsewhere. */
export function ChatPanel({ stored, id, onClose }: ChatPanelProps) {
  const isBeside = useMediaQuery(BESIDE);
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation(stored.id);
  const { exchanges, suggestions, isAsking, ask } = conversation;
  const focusField = () => field.current?.focus();

  useEffect(() => {
    // On a phone the keyboard would cover what was said.
    if (isBeside) field.current?.focus({ preventScroll: true });
  }, [isBeside]);

  const content = (
    <>
      <div className={styles["head"]}>
        <div>
          <h2 id={titleId}>AI Assistant</h2>
          <p>Answers from your resume and this report</p>
        </div>
        <Button kind="quiet" aria-label="Close the assistant" onClick={onClose}>
          <LineIcon name="cross" />
        </Button>
      </div>
      <ConversationLog
        conversation={conversation}
        stored={stored}
        onLeave={isBeside ? stay : onClose}
      />
      <div>
        <AskForm
          reportId={stored.id}
          suggestions={suggestions}
          isAsking={isAsking}
          field={field}
          onAsk={(question) => {
            ask(question);
            if (isBeside) focusField();
          }}
        />
        {exchanges !== undefined && exchanges.length > 0 && !isAsking && (
          <ClearConversation onClear={conversation.clear} onCleared={focusField} />
        )}
      </div>
    </>
  );
  if (!isBeside)
    return (
      <Sheet id={id} titleId={titleId} onClose={onClose}>
        {content}
      </Sheet>
    );

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from anywhere inside
    <section id={id} className={styles["panel"]} aria-labelledby={titleId} onKeyDown={handleKey}>
      {content}
    </section>
  );
}

function stay(): void {
  // The report stands beside the panel: nothing is in the way.
}

interface SheetProps {
  readonly id: string;
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel over the report. The browser keeps the focus inside. */
function Sheet({ id, titleId, onClose, children }: SheetProps) {
  const dialog = useModal();
  return (
    <dialog
      id={id}
      ref={dialog}
      className={styles["sheet"]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
