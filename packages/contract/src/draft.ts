import { z } from "zod";
import {
  MAX_CUSTOM_SECTIONS,
  MAX_FIELD_TEXT,
  MAX_HEADING_TEXT,
  MAX_ITEMS,
  MAX_PHOTO_TEXT,
  MAX_TAG_TEXT,
  MAX_TAGS,
  repairDraft,
  TONGUE_IDS,
  type DraftData as Data,
  type ResumeDraft as Draft,
} from "@taiyari/domain/draft";
import {
  fieldsOf,
  type FieldType,
  isListSection,
  SECTION_IDS,
  type SectionId,
} from "@taiyari/domain/fields";
import {
  CUSTOM_KINDS,
  DENSITIES,
  FONT_PAIRS,
  FONT_SIZE,
  LEVEL_STYLES,
  LINE_HEIGHT,
  MARGINS,
  MAX_OWN_CSS,
  PAPER_NAMES,
  type PercentRange,
} from "@taiyari/domain/resume";
import type { Sent } from "./unvalidated.ts";

const Id = z.string().min(1).max(80);
const Words = z.string().max(MAX_FIELD_TEXT);
const Tags = z.array(z.string().max(MAX_TAG_TEXT)).max(MAX_TAGS);

/** An embedded picture and nothing that could be fetched or run; "" for none. */
const Photo = z
  .string()
  .max(MAX_PHOTO_TEXT)
  .regex(
    /^(?:data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/=]+)?$/,
    "an embedded JPEG, PNG or WebP",
  );

/**
 * What a field holds, by its type. A text of lines (`textarea`) keeps bold, italic and linked words by signs in it:
 * decision 0044. A plain text has none and is taken as it is.
 */
const VALUES = {
  text: Words,
  textarea: Words,
  date: Words,
  checkbox: z.boolean(),
  tags: Tags,
} satisfies Record<FieldType, z.ZodType>;

function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .array(z.object({ id: Id, isHidden: z.exactOptional(z.boolean()), ...shape }))
    .max(MAX_ITEMS);
}

const Groups = listOf({ name: Words, skills: Tags });

/** The fields of a section. That they have these types follows from `fields` on both sides. */
function shapeOf(section: SectionId): z.ZodRawShape {
  return Object.fromEntries(fieldsOf(section).map(({ id, type }) => [id, VALUES[type]] as const));
}

type BuiltIn = { readonly [Id in SectionId]: z.ZodType<Sent<Data[Id]>, Data[Id]> };

const builtIn = SECTION_IDS.map((id) => {
  const more = { personal: { photo: Photo }, skills: { groups: z.exactOptional(Groups) } };
  const shape = { ...shapeOf(id), ...(id === "personal" || id === "skills" ? more[id] : {}) };
  return [id, isListSection(id) ? listOf(shape) : z.object(shape)] as const;
});

const DraftData = z.object({
  ...(Object.fromEntries(builtIn) as unknown as BuiltIn),
  custom: z
    .array(
      z.object({
        id: Id,
        name: Words,
        isRepeatable: z.boolean(),
        content: Words,
        like: z.exactOptional(z.enum(CUSTOM_KINDS)),
        items: listOf({
          title: Words,
          description: Words,
          organization: z.exactOptional(Words),
          role: z.exactOptional(Words),
          location: z.exactOptional(Words),
          startDate: z.exactOptional(Words),
          endDate: z.exactOptional(Words),
          current: z.exactOptional(z.boolean()),
          url: z.exactOptional(Words),
          technologies: z.exactOptional(Tags),
          level: z.exactOptional(Words),
          cefr: z.exactOptional(Words),
        }),
      }),
    )
    .max(MAX_CUSTOM_SECTIONS),
});

function percentOf({ least, most }: PercentRange) {
  return z.number().min(least).max(most);
}

const DraftShape: z.ZodType<Sent<Draft>, Draft> = z.object({
  resumeData: DraftData,
  currentTemplate: Id,
  sections: z
    .array(
      z.object({
        id: Id,
        isHidden: z.boolean(),
        heading: z.exactOptional(z.string().max(MAX_HEADING_TEXT)),
      }),
    )
    .max(100),
  chosen: z.object({
    accent: z.exactOptional(z.string().regex(/^#[0-9a-f]{6}$/)),
    fonts: z.exactOptional(z.enum(FONT_PAIRS)),
    density: z.exactOptional(z.enum(DENSITIES)),
    paper: z.exactOptional(z.enum(PAPER_NAMES)),
    margins: z.exactOptional(z.enum(MARGINS)),
    photo: z.exactOptional(z.boolean()),
    fontSize: z.exactOptional(percentOf(FONT_SIZE)),
    lineHeight: z.exactOptional(percentOf(LINE_HEIGHT)),
    levels: z.exactOptional(z.enum(LEVEL_STYLES)),
    ownCss: z.exactOptional(z.string().max(MAX_OWN_CSS)),
  }),
  language: z.exactOptional(z.enum(TONGUE_IDS)),
});

/**
 * `ResumeDraft` of the domain. It may be given as it is, and arrives in plain lists.
 *
 * A shape cannot say that each section stands there once and each id is given once, and whatever merges, lists or
 * shows drafts relies on it: what breaks that is put right by `repairDraft`, on its way in and out.
 */
export const ResumeDraft: z.ZodType<Sent<Draft>, Draft> = DraftShape.overwrite(
  // Only what the types say of lists differs: there they may be changed.
  (draft) => (repairDraft(draft) ?? draft) as Sent<Draft>,
);
export type ResumeDraft = z.infer<typeof ResumeDraft>;
