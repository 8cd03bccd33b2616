import { isDefinedError, safe } from "@orpc/client";
import type { Letter } from "@taiyari/domain/coach";
import { assertNever } from "@taiyari/domain/result";
import type { SyncAnswer, SyncRefusal, SyncRequest } from "@taiyari/domain/sync";
import { client } from "../../../lib/api.ts";
import { refusalOf, savingOptions, timeoutOptions } from "../../../shared/sync/requests.ts";
import type { LetterFacts } from "./letter-storage.ts";

/** Why the server does not take a letter. */
export type LetterRefusal =
  | "too-large"
  /** The person has as many letters as one may have. */
  | "limit-reached"
  /** Anything else that asking again does not change. */
  | "invalid";

export type LetterAnswer = SyncAnswer<Letter, LetterRefusal>;

/** What is asked of the server about one letter. Nothing rejects. @param facts  what the letter is created with */
export function letterServer(id: string, { name, resume, jobDescription }: LetterFacts) {
  const { letters } = client;

  async function save(letter: Letter, revision: number | null): Promise<LetterAnswer> {
    const options = savingOptions(letter);
    const sent = sentOf(letter);
    if (revision === null) {
      const asked = { id, name, letter: sent, resume, jobDescription };
      const { error, data } = await safe(letters.createLetter(asked, options));
      return error ? letterRefusalOf(error) : savedOf(data);
    }
    const { error, data } = await safe(letters.saveLetter({ id, letter: sent, revision }, options));
    if (!error) return savedOf(data);
    if (isDefinedError(error) && error.code === "CONFLICT") {
      return {
        kind: "conflict",
        theirs: { revision: error.data.revision, doc: error.data.letter },
      };
    }
    return letterRefusalOf(error);
  }

  return async (request: SyncRequest<Letter>): Promise<LetterAnswer> => {
    switch (request.kind) {
      case "save":
        return save(request.doc, request.revision);
      case "load": {
        const { error, data } = await safe(letters.getLetter({ id }, timeoutOptions()));
        if (error) return letterRefusalOf(error);
        return { kind: "loaded", theirs: { revision: data.revision, doc: data.letter } };
      }
      case "keep-version":
        // The rules name no versions, so none is asked for.
        return { kind: "done" };
      case "restore": {
        const { error } = await safe(letters.restoreLetter({ id }, timeoutOptions()));
        return error ? letterRefusalOf(error) : { kind: "done" };
      }
      default:
        return assertNever(request);
    }
  };
}

/** A letter in plain lists, as the contract has them. */
export function sentOf(letter: Letter) {
  return {
    ...letter,
    sender: { ...letter.sender, contact: [...letter.sender.contact] },
    paragraphs: letter.paragraphs.map((paragraph) => ({ ...paragraph })),
  };
}

function savedOf({ revision, savedAt }: { revision: number; savedAt: string }): LetterAnswer {
  return { kind: "saved", revision, at: Date.parse(savedAt) };
}

function letterRefusalOf(error: Error): SyncRefusal<LetterRefusal> {
  const code = isDefinedError(error) ? (error as { readonly code: string }).code : "";
  if (code === "LIMIT_REACHED") return { kind: "refused", reason: "limit-reached" };
  return refusalOf(error);
}
