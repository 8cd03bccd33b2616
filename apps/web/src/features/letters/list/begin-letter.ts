import { isDefinedError, safe } from "@orpc/client";
import type { Letter } from "@taiyari/domain/coach";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { recordOf } from "@taiyari/domain/sync";
import { client } from "../../../lib/api.ts";
import { isOutage, outageSentence } from "../../../lib/failures.ts";
import { newId } from "../../../lib/new-id.ts";
import type { LetterEngine } from "../engine/letter-engine.ts";
import { sentOf } from "../state/letter-server.ts";
import { letterStorage } from "../state/letter-storage.ts";

/** What a letter is begun with. */
export interface LetterWish {
  readonly userId: string;
  readonly resume: { readonly id: string; readonly revision: number; readonly draft: ResumeDraft };
  readonly jobDescription: string;
  readonly role: string;
  readonly company: string;
}

export type Begun =
  | { readonly ok: true; readonly letterId: string }
  | { readonly ok: false; readonly problem: string };

const MS_PER_DAY = 86_400_000;
const MOST_NAME = 120;

/** Drafts a letter and keeps it: on the server, else on this device until the server answers. Never rejects. */
export async function beginLetter(engine: LetterEngine, wish: LetterWish): Promise<Begun> {
  const { userId, resume, jobDescription, role, company } = wish;
  const basis = { draft: resume.draft, jobDescription, today: today() };
  const asked = { kind: "draft", basis, role, company, tone: "plain" } as const;
  const letter = await engine.ask(asked).catch(() => null);
  if (!letter)
    return {
      ok: false,
      problem: "The letter could not be drafted. Check your connection and try again.",
    };
  const id = newId();
  const facts = {
    name: nameOf(letter),
    resume: { id: resume.id, revision: resume.revision },
    jobDescription,
  };
  const { error } = await safe(
    client.letters.createLetter({ id, letter: sentOf(letter), ...facts }),
  );
  if (!error) return { ok: true, letterId: id };
  const stored = { ...recordOf(letter), ...facts };
  if (isOutage(error) && letterStorage(userId, id).store(stored) !== "no-room")
    return { ok: true, letterId: id };
  return { ok: false, problem: problemOf(error) };
}

/** Days since 1 January 1970, by the person's own clock. */
function today(): number {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / MS_PER_DAY);
}

/** "Data Analyst, Nandi Retail". */
function nameOf({ role, company }: Letter): string {
  return [role, company].filter(Boolean).join(", ").slice(0, MOST_NAME).trim() || "Cover letter";
}

function problemOf(error: Error): string {
  if (isDefinedError(error) && (error as { readonly code: string }).code === "LIMIT_REACHED")
    return "You have as many letters as one may have. Delete one first.";
  return outageSentence(error) ?? "The letter was not kept. Load the page again and try once more.";
}
