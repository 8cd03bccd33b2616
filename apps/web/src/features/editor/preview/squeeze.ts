import { DENSITIES, MARGINS, type TemplateChoices } from "@taiyari/domain/resume";
import type { Preview } from "../../../shared/preview/preview.ts";

/** What making a resume one page long came to. */
export type Squeeze =
  | { readonly kind: "fits"; readonly chosen: Partial<TemplateChoices>; readonly words: string }
  /** Not even with everything as tight as it goes. */
  | { readonly kind: "too-long"; readonly lines: number };

type Type = Pick<TemplateChoices, "fontSize" | "lineHeight">;

/**
 * Ever tighter settings: one change before two, the density before the margins, and both before a type that was made
 * larger goes back to that of the template. [] when nothing is left to tighten.
 */
export function tighterChoices(choices: TemplateChoices): readonly TemplateChoices[] {
  const densities = upTo(DENSITIES, choices.density);
  const margins = upTo([...MARGINS], choices.margins);
  const types = [{}, ownType(choices)].filter((type) => type !== null);
  return types
    .flatMap((type, smaller) =>
      densities.flatMap((density, less) =>
        margins.map((margin, narrower) => ({
          cost: less + narrower + smaller,
          choices: { ...choices, ...type, density, margins: margin },
        })),
      ),
    )
    .filter(({ cost }) => cost > 0)
    .toSorted(
      (a, b) =>
        a.cost - b.cost ||
        typeRank(b.choices) - typeRank(a.choices) ||
        rank(b.choices) - rank(a.choices),
    )
    .map((candidate) => candidate.choices);
}

/** No size or line height above the template's own; null where none is. */
function ownType({ fontSize = 100, lineHeight = 100 }: Type): Type | null {
  if (fontSize <= 100 && lineHeight <= 100) return null;
  return { fontSize: Math.min(100, fontSize), lineHeight: Math.min(100, lineHeight) };
}

function typeRank({ fontSize = 100, lineHeight = 100 }: Type): number {
  return fontSize + lineHeight;
}

/** The value itself first, then what is tighter, ever more so. */
function upTo<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.slice(0, values.indexOf(value) + 1).toReversed();
}

/** Of two with as many changes the one whose margins are wider comes first. */
function rank({ margins }: TemplateChoices): number {
  return MARGINS.indexOf(margins);
}

/** Looks for the smallest change with which the resume is one page long. Changes nothing itself. */
export async function squeeze(
  preview: Pick<Preview, "tryOut" | "picture">,
  choices: TemplateChoices,
): Promise<Squeeze> {
  const candidates = tighterChoices(choices);
  const tried = await preview.tryOut(candidates, ({ pages }) => pages === 1);
  const last = tried.at(-1) ?? preview.picture()?.shown;
  const found = last?.pages === 1 ? candidates[tried.length - 1] : undefined;
  if (!found) return { kind: "too-long", lines: last?.overLines ?? 1 };
  const { density, margins } = found;
  const type = typeRank(found) === typeRank(choices) ? {} : ownType(choices);
  const changes = [
    ...(density === choices.density ? [] : [`density ${density} instead of ${choices.density}`]),
    ...(margins === choices.margins ? [] : [`margins ${margins} instead of ${choices.margins}`]),
    ...typeWords(choices, { ...choices, ...type }),
  ];
  return { kind: "fits", chosen: { density, margins, ...type }, words: `${sentence(changes)}.` };
}

function typeWords(before: Type, after: Type): readonly string[] {
  const { fontSize = 100, lineHeight = 100 } = before;
  return [
    ...(after.fontSize === undefined || after.fontSize === fontSize
      ? []
      : [`font size ${after.fontSize} % instead of ${fontSize} %`]),
    ...(after.lineHeight === undefined || after.lineHeight === lineHeight
      ? []
      : [`line height ${after.lineHeight} % instead of ${lineHeight} %`]),
  ];
}

/** "Density tight instead of normal, margins narrow instead of normal" */
function sentence(changes: readonly string[]): string {
  const words = changes.join(", ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What is left to do when nothing fits. */
export function tooLongWords(lines: number): string {
  const many = lines === 1 ? "1 line is" : `${lines} lines are`;
  return `About ${many} too many for one page, even as tight as it goes. Shorten a text or hide a section.`;
}
