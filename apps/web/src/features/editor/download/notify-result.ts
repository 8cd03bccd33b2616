import { closeToast, showToast } from "../../../ui/toast-store.ts";
import type { WrittenResume } from "../../../shared/export/export-pdf.ts";
import { readAlone } from "../proof/read-alone.ts";
import { readBacks } from "../proof/read-backs.ts";
import type { ProofLink } from "./proof-link.tsx";
import { resultWords } from "./result-words.ts";

/** How long the way to the proof is offered of a file that has nothing wrong. */
const PROOF_OFFER_MS = 15_000;

const DONE = "Downloaded.";
const NOT_READ =
  "It could not be read back, so what a machine reads in it is not known. The file itself is whole.";

/** Downloads so far, and the note on the last of them: only the newest is worth a word. */
let downloads = 0;
let lastNote: number | null = null;

/**
 * Reads a file back that the person has, keeps what was read, and tells it in one note. Never rejects.
 *
 * That it is being read is to be seen meanwhile; a screen reader hears the result alone.
 */
export async function notifyResult(
  written: WrittenResume,
  { resumeId, open }: ProofLink,
): Promise<void> {
  const mine = ++downloads;
  say({ title: DONE, text: "A machine is reading it back.", ms: null, isQuiet: true });
  const { remarks } = written.exported;
  const made = await readAlone(written).catch(() => null);
  if (made) readBacks.keep(resumeId, made);
  if (mine !== downloads) return;
  const words = made ? resultWords(made.proof) : NOT_READ;
  const isFine = made !== null && made.proof.lost === 0 && remarks.length === 0;
  say({
    title: DONE,
    text: [words, ...remarks].join(" "),
    kind: isFine ? "done" : "problem",
    ...(open && { action: { label: made ? "See the proof" : "Read it again", run: open } }),
    ...(isFine && { ms: PROOF_OFFER_MS }),
  });
}

/** In place of what was said before. */
function say(note: Parameters<typeof showToast>[0]): void {
  if (lastNote !== null) closeToast(lastNote);
  lastNote = showToast(note);
}
