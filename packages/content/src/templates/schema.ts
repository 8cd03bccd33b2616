import { DENSITIES, FONT_PAIRS, MARGINS, PAPER_NAMES } from "@taiyari/domain/resume";
import { z } from "zod";

/** White is what the paper is: WCAG 2.2, success criterion 1.4.3, asks 4.5 of text. */
const LEAST_CONTRAST = 4.5;

const Text = z.string("write a text here").trim().min(1, "this text is empty; write it");
const Edge = z
  .number("write millimetres, as in 16.9")
  .min(5, "printers leave out what is less than 5 mm from the edge")
  .max(40, "more than 40 mm leaves no room for the text");

/** `template.yaml`. The folder's name is the id. */
export const TemplateFile = z.strictObject(
  {
    name: Text.max(20, "at most 20 letters: it stands on a card"),
    description: Text.max(90, "at most 90 letters: it stands on a card"),
    trade: Text.max(40, "at most 40 letters"),
    tags: z.array(Text, "write a list in square brackets, as in [one column, dense]"),
    columns: z.union([z.literal(1), z.literal(2), z.literal(3)], "columns are 1, 2 or 3"),
    reads: z.union(
      [z.literal("everywhere"), z.strictObject({ cost: Text })],
      "write everywhere, or cost: and what the layout costs in one sentence",
    ),
    premium: z.boolean("write true or false"),
    margins: z.strictObject(
      { top: Edge, side: Edge, bottom: Edge },
      "write { top: 16, side: 17, bottom: 14 }, in millimetres",
    ),
    defaults: z.strictObject(
      {
        accent: z
          .string('write a colour in quotes, as in "#0f6b6b"')
          .regex(/^#[0-9a-f]{6}$/, {
            error: 'write the colour as "#0f6b6b", in lower case',
            abort: true,
          })
          .refine(
            (colour) => contrastWithWhite(colour) >= LEAST_CONTRAST,
            "too light to be read on white: its contrast must be at least 4.5",
          ),
        fonts: z.enum(FONT_PAIRS, `fonts are one of ${FONT_PAIRS.join(", ")}`),
        density: z.enum(DENSITIES, `density is one of ${DENSITIES.join(", ")}`),
        paper: z.enum(PAPER_NAMES, `paper is one of ${PAPER_NAMES.join(", ")}`),
        margins: z.enum(MARGINS, `margins are one of ${MARGINS.join(", ")}`),
        photo: z.boolean("write true or false"),
      },
      "write the fields accent, fonts, density, paper, margins, photo and no others",
    ),
  },
  "write the fields name, description, trade, tags, columns, reads, premium, margins, defaults and no others",
);

/** Source: WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
