import { isDefinedError, safe } from "@orpc/client";
import type { Application } from "@taiyari/contract";
import { postingLink } from "@taiyari/domain/applications";
import { client } from "../../../lib/api.ts";
import { isAbsent } from "../../../lib/failures.ts";
import { newId } from "../../../lib/new-id.ts";
import { reasonOf } from "../words/reason.ts";
import type { FormValues } from "./form-values.ts";

interface Sent {
  /** What went wrong, in a sentence; null when it is kept. */
  readonly problem: string | null;
  /** The revision to save on the next time, where the server named one. */
  readonly revision: number | null;
}

const KEPT: Sent = { problem: null, revision: null };

/**
 * Keeps what a form holds: a new application, or what was written of one. Its stage stays.
 *
 * @param revision  that of `application` which the form was filled in on
 * @param today     where the person is
 */
export async function sendForm(
  { stage, ...values }: FormValues,
  application: Application | null,
  revision: number,
  today: string,
): Promise<Sent> {
  const documents = await withRevisions(values, application);
  if (!documents) {
    const problem = "The resume or letter could not be found. Choose another and try again.";
    return { problem, revision: null };
  }
  const details = { ...values, ...documents, link: postingLink(values.link) };
  const { error } = application
    ? await safe(client.applications.save({ id: application.id, application: details, revision }))
    : await safe(client.applications.add({ id: newId(), application: details, stage, today }));
  if (!error) return KEPT;
  if (isDefinedError(error) && error.code === "CONFLICT") {
    const problem = "It was changed elsewhere meanwhile. Save once more to keep what stands here.";
    return { problem, revision: error.data.revision };
  }
  const gone =
    "This application was deleted elsewhere. Close this, and add it again if you need it.";
  return { problem: isAbsent(error) ? gone : reasonOf(error), revision: null };
}

type Documents = Pick<FormValues, "resume" | "letter">;

/** The documents with their revisions of now; those that went with it already keep theirs. Null where one is not to be had. */
async function withRevisions(
  { resume, letter }: Documents,
  before: Application | null,
): Promise<Documents | null> {
  const [resumeNow, letterNow] = await Promise.all([
    resume === null || resume.id === before?.resume?.id
      ? ((resume && before?.resume) ?? resume)
      : revisionOf(resume.id, client.editor.getResume({ id: resume.id })),
    letter === null || letter.id === before?.letter?.id
      ? ((letter && before?.letter) ?? letter)
      : revisionOf(letter.id, client.letters.getLetter({ id: letter.id })),
  ]);
  if (resumeNow === "lost" || letterNow === "lost") return null;
  return { resume: resumeNow, letter: letterNow };
}

async function revisionOf(id: string, asked: Promise<{ readonly revision: number }>) {
  const { data } = await safe(asked);
  return data ? { id, revision: data.revision } : ("lost" as const);
}
