import { useState, type DragEvent, type ReactNode } from "react";
import { style } from "./css-variables.ts";
import "./drop-zone.css";

interface DropZoneProps {
  /** As for a file input: ".pdf,application/pdf". */
  readonly accept: string;
  /** What a screen reader calls the input. */
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** Why the last file was refused is inside: it is drawn in red. */
  readonly isBad?: boolean;
  readonly children: ReactNode;
}

/** Takes one file, dropped or browsed for. What it refuses is the caller's to say. */
export function DropZone({ accept, label, onFile, isBad = false, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a convenience; the keyboard has the input inside
    <label
      className={`drop-zone${isBad ? " drop-zone--bad" : ""}${isOver ? " drop-zone--over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {children}
      <input
        className="vh"
        type="file"
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Emptied, so that choosing the same file again is a change again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

interface ProgressLineProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** How much is done. */
export function ProgressLine({ label, percent }: ProgressLineProps) {
  return (
    <span
      className="progress-line"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={style({ "--share": percent })}
    >
      <span />
    </span>
  );
}
