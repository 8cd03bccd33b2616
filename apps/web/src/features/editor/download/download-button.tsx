import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { useDownloadFile } from "./use-download-file.ts";
import type { FileFormat } from "./write-file.ts";
import styles from "./download.module.css";

interface DownloadButtonProps {
  /** Downloads the PDF. */
  readonly onPdf: () => void;
  readonly isBusy: boolean;
}

const FORMATS: readonly (readonly [FileFormat, string])[] = [
  ["docx", "Word (DOCX)"],
  ["json", "JSON Resume"],
  ["markdown", "Markdown"],
  ["text", "Plain text"],
];

/** 'Download Resume': the PDF at once, every other format behind the arrow. */
export function DownloadButton({ onPdf, isBusy }: DownloadButtonProps) {
  const download = useDownloadFile();
  return (
    <div className={styles["split"]} role="group" aria-label="Download">
      <Button kind="primary" className={styles["main"] ?? ""} isBusy={isBusy} onClick={onPdf}>
        <LineIcon name="download" />
        Download Resume
      </Button>
      <MenuButton
        label="Download as"
        className={buttonClass("primary", styles["others"])}
        items={[
          { label: "PDF", onChoose: onPdf },
          ...FORMATS.map(([format, label]) => ({
            label,
            onChoose: () => void download(format),
          })),
        ]}
      >
        <span className="vh">Other formats</span>
        <LineIcon name="down" />
      </MenuButton>
    </div>
  );
}
