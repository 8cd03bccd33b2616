import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { outageSentence } from "../../lib/failures.ts";
import { saveFile } from "../../lib/save-file.ts";
import { count } from "../../lib/numbers.ts";
import { showToast } from "../../ui/toast-store.ts";
import type { ExportProgress } from "./export-all.ts";
import type { WriteLetterPdf } from "./make-pdfs.ts";

/** Puts an export together and saves it. Leaving the screen cancels it. */
export function useExport(writeLetter: WriteLetterPdf) {
  const queries = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    const control = new AbortController();
    running.current = control;
    setProgress({ kind: "fetching", bytes: 0 });
    try {
      const { exportAll } = await import("./export-all.ts");
      const { zip, missing } = await exportAll(writeLetter, control.signal, setProgress);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`taiyari-export-${day}.zip`, zip, "application/zip");
      sayDone(missing);
    } catch (error) {
      if (!control.signal.aborted) sayFailed(error);
    }
    running.current = null;
    setProgress(null);
    await queries.invalidateQueries({ queryKey: api.ownData.key() });
  }

  return {
    progress,
    start: () => {
      if (!running.current) void run();
    },
    cancel: () => running.current?.abort(),
  };
}

function sayDone(missing: readonly string[]): void {
  if (missing.length === 0) {
    showToast({
      title: "Everything is exported",
      text: "README.txt in the ZIP says what is what.",
    });
    return;
  }
  showToast({
    kind: "problem",
    title: `Everything but ${count(missing.length, "PDF")} is exported`,
    text: `${missing.join(", ")} could not be laid out. The same is in the ZIP in other formats.`,
  });
}

function sayFailed(error: unknown): void {
  const isRefused = error instanceof Error && error.name === "ExportRefused";
  showToast({
    kind: "problem",
    title: "Nothing was exported",
    text: isRefused
      ? error.message
      : (outageSentence(error) ?? "Your data could not be put together. Try again in a moment."),
  });
}
