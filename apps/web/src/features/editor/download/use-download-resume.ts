import { useDownloadPdf } from "../../../shared/export/use-download-pdf.ts";
import { useProofLink } from "./proof-link.tsx";
import { notifyResult } from "./notify-result.ts";

/**
 * Writes, saves and prints the resume on the screen.
 *
 * A file that its owner downloads is read back at once, beside the page: the download does not wait for it, and the
 * person is told when it is done. What fails is told too; neither rejects.
 */
export function useDownloadResume() {
  const proof = useProofLink();
  return useDownloadPdf(proof && ((written) => void notifyResult(written, proof)));
}
