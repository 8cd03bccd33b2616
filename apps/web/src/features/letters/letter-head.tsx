import { LETTER_TONES, type LetterTone } from "@taiyari/domain/coach";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import type { LetterFormat } from "./files/write-letter.ts";
import { type LetterSync, statusWords } from "./state/letter-sync.ts";
import styles from "./look/letter.module.css";

interface LetterHeadProps {
  /** "Data Analyst, Nandi Retail". */
  readonly about: string;
  /** What a new application begins with. */
  readonly tracked: {
    readonly company: string;
    readonly role: string;
    readonly letter: string;
    readonly resume?: string;
  };
  readonly tone: LetterTone;
  readonly sync: LetterSync;
  readonly isBusy: boolean;
  readonly onTone: (tone: LetterTone) => void;
  readonly onCopy: () => void;
  readonly onDownload: (format: LetterFormat) => void;
}

const TONES: Readonly<Record<LetterTone, string>> = {
  plain: "Plain",
  warm: "Warm",
  formal: "Formal",
};

/** What the letter is for, whether it is saved, its tone, and the ways out of the page. */
export function LetterHead({
  about,
  tracked,
  tone,
  sync,
  isBusy,
  onTone,
  onCopy,
  onDownload,
}: LetterHeadProps) {
  return (
    <header className={styles["bar"]}>
      <div className={styles["who"]}>
        <h1>Cover letter</h1>
        <p>
          {about !== "" && <span>{about}</span>}
          <SavedLine sync={sync} />
          <Link
            className={styles["track"]}
            to="/dashboard/applications"
            search={{ form: "new", ...tracked }}
          >
            Track this application
          </Link>
        </p>
      </div>
      <div className={styles["seg"]} role="group" aria-label="Tone">
        {LETTER_TONES.map((one) => (
          <button key={one} type="button" aria-pressed={one === tone} onClick={() => onTone(one)}>
            {TONES[one]}
          </button>
        ))}
      </div>
      <div className={styles["ends"]}>
        <Button kind="line" onClick={onCopy}>
          Copy text
        </Button>
        <div className={styles["split"]} role="group" aria-label="Download">
          <Button kind="primary" isBusy={isBusy} onClick={() => onDownload("pdf")}>
            <LineIcon name="download" />
            Download PDF
          </Button>
          <MenuButton
            label="Download as"
            className={buttonClass("primary", styles["others"])}
            items={[
              { label: "PDF", onChoose: () => onDownload("pdf") },
              { label: "Word (DOCX)", onChoose: () => onDownload("docx") },
              { label: "Plain text", onChoose: () => onDownload("text") },
            ]}
          >
            <span className="vh">Other formats</span>
            <LineIcon name="down" />
          </MenuButton>
        </div>
      </div>
    </header>
  );
}

function SavedLine({ sync }: { readonly sync: LetterSync }) {
  const status = useSyncExternalStore(sync.subscribe, sync.get);
  const words = statusWords(status);
  const isBad = status.kind !== "saved" && status.kind !== "saving";
  return (
    <span className={styles["saved"]} data-bad={isBad || undefined}>
      {status.kind === "saved" && <LineIcon name="check" small />}
      {isBad && <LineIcon name="warn" small />}
      {words}
      <span className="vh" role="status">
        {isBad ? words : ""}
      </span>
    </span>
  );
}
