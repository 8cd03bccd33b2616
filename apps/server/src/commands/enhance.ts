import { parseArgs } from "node:util";
import { indexCareers } from "@taiyari/domain/careers";
import {
  enhance as enhanceDraft,
  type EnhanceRequest,
  notShown,
  type Proposal,
  tagsAfter,
  textAfter,
  wholeOf,
} from "@taiyari/domain/coach";
import { fieldLabel, plainDraft, type ResumeDraft, sectionsOf } from "@taiyari/domain/draft";
import { readJobDescription } from "@taiyari/domain/job";
import { systemClock } from "../adapters/clock.ts";
import { readCareers } from "../built-careers.ts";
import { dayNumber } from "../shared/dates/india.ts";
import { openFile } from "./open-file.ts";
import { readDraft } from "./read-draft.ts";

/**
 * `enhance FILE [--job FILE]`: prints what the built-in enhancement proposes for each field of a resume, as JSON: the
 * field, before, after with every change taken and every question left open, and the changes with what goes, what comes
 * and why. `notShown` is what the job asks and the resume does not show. Works without a network and without a database.
 *
 * FILE is a PDF, DOCX, DOC, JSON Resume, a draft as JSON, or text. One that cannot be read gives `{"file", "problem"}`
 * and exit code 1.
 */
export async function enhance(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error("Name one resume: enhance FILE [--job FILE]");
    return 2;
  }
  const resume = await openFile(asked.file);
  const job = asked.job === "" ? new Uint8Array() : await openFile(asked.job);
  if (!resume || !job) return 1;
  const draft = await readDraft(resume);
  if (!draft.ok) {
    console.log(JSON.stringify({ file: asked.file, problem: draft.problem }));
    return 1;
  }
  console.log(JSON.stringify(enhanced(asked.file, draft.value, new TextDecoder().decode(job))));
  return 0;
}

function enhanced(file: string, draft: ResumeDraft, description: string) {
  const careers = readCareers();
  const request: Omit<EnhanceRequest, "scope"> = {
    draft: plainDraft(draft),
    job: description.trim() === "" ? null : readJobDescription(description, careers),
    careers: indexCareers(careers),
    today: dayNumber(systemClock()),
  };
  const proposals = sectionsOf(draft).flatMap(({ id }) => {
    const made = enhanceDraft({ ...request, scope: { section: id, item: null, field: null } });
    // A section without entries, or without a text to better, has nothing to propose.
    return made.ok ? made.value : [];
  });
  return {
    file,
    engine: "built-in",
    fields: proposals.map((proposal) => ({
      field: fieldLabel(draft, proposal.field),
      ...inWords(proposal),
    })),
    notShown: notShown(request).map(({ term, need }) => ({ term, need })),
  };
}

function inWords(proposal: Proposal) {
  const { before } = proposal;
  if (proposal.kind === "tags") {
    const changes = proposal.changes.map(({ tag, text, reason }) => ({
      edits: [{ old: tag ?? "", new: text }],
      reason,
    }));
    return { before, after: tagsAfter(proposal, wholeOf(proposal)), changes };
  }
  const changes = proposal.changes.map(({ edits, reason }) => ({
    edits: edits.map(({ from, to, text }) => ({
      from,
      old: proposal.before.slice(from, to),
      new: text,
    })),
    reason,
  }));
  return { before, after: textAfter(proposal, wholeOf(proposal)), changes };
}

function readArguments(
  args: readonly string[],
): { readonly file: string; readonly job: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { job: { type: "string", default: "" } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? null : { file, ...values };
  } catch {
    return null;
  }
}
