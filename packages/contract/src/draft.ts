import { z } from "zod";
import {
  MAX_CUSTOM_SECTIONS,
  MAX_FIELD_TEXT,
  MAX_ITEMS,
  MAX_PHOTO_TEXT,
  MAX_TAG_TEXT,
  MAX_TAGS,
  repairDraft,
  type ResumeDraft as Draft,
} from "@taiyari/domain/draft";
import { DENSITIES, FONT_PAIRS, MARGINS, PAPER_NAMES } from "@taiyari/domain/resume";
import type { Sent } from "./as-made.ts";

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

function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.object({ id: Id, ...shape })).max(MAX_ITEMS);
}

const period = { startDate: Words, endDate: Words, current: z.boolean() };

const DraftData = z.object({
  personal: z.object({
    fullName: Words,
    title: Words,
    email: Words,
    phone: Words,
    location: Words,
    linkedin: Words,
    website: Words,
    summary: Words,
    photo: Photo,
  }),
  experience: listOf({
    title: Words,
    company: Words,
    location: Words,
    ...period,
    description: Words,
  }),
  education: listOf({
    degree: Words,
    institution: Words,
    location: Words,
    ...period,
    description: Words,
  }),
  skills: z.object({ technical: Tags, soft: Tags, languages: Tags }),
  projects: listOf({
    name: Words,
    role: Words,
    startDate: Words,
    endDate: Words,
    url: Words,
    description: Words,
    technologies: Tags,
  }),
  certifications: listOf({
    name: Words,
    issuer: Words,
    date: Words,
    expiry: Words,
    description: Words,
  }),
  awards: listOf({ title: Words, issuer: Words, date: Words, description: Words }),
  publications: listOf({
    title: Words,
    publisher: Words,
    date: Words,
    url: Words,
    description: Words,
  }),
  references: listOf({
    name: Words,
    position: Words,
    company: Words,
    email: Words,
    phone: Words,
    reference: Words,
  }),
  custom: z
    .array(
      z.object({
        id: Id,
        name: Words,
        isRepeatable: z.boolean(),
        content: Words,
        items: listOf({ title: Words, description: Words }),
      }),
    )
    .max(MAX_CUSTOM_SECTIONS),
});

const DraftShape: z.ZodType<Sent<Draft>, Draft> = z.object({
  resumeData: DraftData,
  currentTemplate: Id,
  sections: z.array(z.object({ id: Id, isHidden: z.boolean() })).max(100),
  chosen: z.object({
    accent: z.exactOptional(z.string().regex(/^#[0-9a-f]{6}$/)),
    fonts: z.exactOptional(z.enum(FONT_PAIRS)),
    density: z.exactOptional(z.enum(DENSITIES)),
    paper: z.exactOptional(z.enum(PAPER_NAMES)),
    margins: z.exactOptional(z.enum(MARGINS)),
    photo: z.exactOptional(z.boolean()),
  }),
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
