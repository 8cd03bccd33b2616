import { readingOfDraft } from "@taiyari/domain/coach";
import { yearsOfExperience } from "@taiyari/domain/convert";
import { correctedBy } from "@taiyari/domain/correct";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { draftFromReading } from "@taiyari/domain/import";
import { backgroundOf, planInterview } from "@taiyari/domain/interview";
import { newId } from "../../../lib/new-id.ts";
import type { Asked, GivenResume, Planned, PlanWish, Stock } from "./messages.ts";

/** What a question takes beside its answer, in seconds: as in an interview of ten minutes. */
const BESIDE_SECONDS = 60;

/** Answers what the page asks. */
export function createPlanAnswerer(): (asked: Asked) => Planned | null {
  let stock: Stock | null = null;
  return (asked) => {
    if (asked.kind === "stock") {
      ({ stock } = asked);
      return null;
    }
    if (!stock) throw new Error("There is nothing to choose from yet.");
    return planned(asked.wish, stock);
  };
}

function planned(wish: PlanWish, stock: Stock): Planned {
  const { setup, description, job, today, recent } = wish;
  const resume = wish.resume ? resumeOf(wish.resume, today) : null;
  const background = backgroundOf({
    draft: resume?.draft ?? null,
    description,
    job,
    careers: stock.careers,
    today,
  });
  const plan =
    wish.only.length > 0
      ? practised(wish, stock)
      : planInterview({ ...stock, setup, background, recent });
  return { background, plan, years: resume?.years ?? null };
}

/** The questions that are wanted, in their order; without those that there are no more. */
function practised({ only, earlier }: PlanWish, { questions }: Stock): Planned["plan"] {
  const known = new Map([...earlier, ...questions].map((question) => [question.id, question]));
  return only.flatMap((id) => {
    const question = known.get(id);
    return question ? [{ question, seconds: question.minutes * 60 + BESIDE_SECONDS }] : [];
  });
}

function resumeOf(
  given: GivenResume,
  today: number,
): { readonly draft: ResumeDraft | null; readonly years: number | null } {
  if (given.kind === "draft")
    return { draft: given.draft, years: yearsOfExperience(readingOfDraft(given.draft), today) };
  const { reading } = correctedBy(given.reading, given.corrections);
  const made = draftFromReading(reading, newId);
  return {
    draft: made.ok ? made.value.draft : null,
    years: yearsOfExperience(reading, today),
  };
}
