import { isBlank } from "@taiyari/domain/draft";
import { showToast } from "../../../ui/toast-store.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { type FileFormat, writeFile } from "./write-file.ts";

/** Writes the resume on the screen in a format other than PDF and hands it to the browser. Never rejects. */
export function useDownloadFile(): (format: FileFormat) => Promise<void> {
  const { store, choices } = usePreview();
  return async (format) => {
    const { draft } = store.get();
    if (isBlank(draft)) {
      showToast({
        title: "There is nothing to download yet",
        text: "Write something first.",
        kind: "problem",
      });
      return;
    }
    try {
      const { fileName, content, type } = await writeFile(draft, format, choices);
      saveFile(fileName, content, type);
      showToast({ title: `${fileName} was downloaded` });
    } catch {
      showToast({
        title: "The file was not made",
        text: "Check your connection and try again.",
        kind: "problem",
      });
    }
  };
}
