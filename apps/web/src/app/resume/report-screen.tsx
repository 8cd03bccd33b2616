import type { StoredReport } from "@taiyari/contract";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { LetterSlot } from "../../features/report/letter-slot.ts";
import { ReportPage } from "../../features/report/report-page.tsx";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { ReportLetter } from "./report-letter.tsx";
import styles from "./report-screen.module.css";

const chatPanel = onDemand(() =>
  import("../../features/chat/chat-panel.tsx").then((module) => module.ChatPanel),
);

const PANEL_ID = "chat";
const OPENER_ID = "open-chat";

interface ChatOpening {
  /** The report that is talked about; null while the panel is closed. */
  readonly opened: StoredReport | null;
  readonly setOpened: (stored: StoredReport | null) => void;
}

const ChatOpeningContext = createContext<ChatOpening>({ opened: null, setOpened: () => undefined });

function letterFor(uploadId: string) {
  return <ReportLetter uploadId={uploadId} />;
}

/** A report, with the assistant beside it and the way to a letter for the job it was compared with. */
export function ReportScreen() {
  const [opened, setOpened] = useState<StoredReport | null>(null);
  const opening = useMemo(() => ({ opened, setOpened }), [opened]);

  function close() {
    setOpened(null);
    // After the sheet of a phone has closed, which gives the focus back itself.
    requestAnimationFrame(() => document.getElementById(OPENER_ID)?.focus());
  }

  return (
    <ChatOpeningContext value={opening}>
      <div className={styles["screen"]} data-chat={opened !== null}>
        <LetterSlot value={letterFor}>
          <ReportPage Actions={ReportActions} />
        </LetterSlot>
        {opened && (
          <div className={styles["side"]}>
            <chatPanel.Component key={opened.id} id={PANEL_ID} stored={opened} onClose={close} />
          </div>
        )}
      </div>
    </ChatOpeningContext>
  );
}

function ReportActions({ stored }: { readonly stored: StoredReport }) {
  const { opened, setOpened } = useContext(ChatOpeningContext);
  const isOpen = opened?.id === stored.id;
  // Another report, or none: the panel refers to one that is not there.
  useEffect(() => () => setOpened(null), [setOpened]);
  return (
    <Button
      id={OPENER_ID}
      kind="line"
      className={styles["opener"] ?? ""}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onPointerEnter={chatPanel.prefetch}
      onFocus={chatPanel.prefetch}
      onClick={() => setOpened(isOpen ? null : stored)}
    >
      <LineIcon name="chat" />
      Chat with AI Assistant
    </Button>
  );
}
