import { z } from "zod";

const Id = z
  .string("give it an id, as in power-bi")
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "an id has lower-case letters, digits and single hyphens only, as in power-bi",
  );

const Spelling = z
  .string("write a text here; put it in quotes if it looks like a number or yes/no")
  .min(1, "this text is empty; write it or remove it")
  .refine((text) => text.trim() === text, "remove the spaces at its start or end");

const Spellings = z.array(Spelling, "write a list in square brackets, as in [one, two]");
const Ids = z.array(Id, "write a list of ids in square brackets, as in [excel, power-bi]");
const Lines = z.array(Spelling, "write a list, one line each, every line beginning with a hyphen");

const KINDS = [
  "language",
  "framework",
  "tool",
  "platform",
  "method",
  "domain",
  "soft",
  "certification",
] as const;

const Kind = z.enum(KINDS, `the kind must be one of ${KINDS.join(", ")}`);

/** One line of `skills/<group>.yaml`. The id never changes. */
const SkillEntry = object({
  id: Id,
  name: Spelling,
  kind: Kind,
  aliases: Spellings.default([]),
  plainWords: Spellings.optional(),
  neighbours: Ids.default([]),
});

/** `skills/<group>.yaml`: how skills are grouped into files means nothing to the product. */
export const SkillFile = z.array(
  SkillEntry,
  "write a list of skills, each line beginning with a hyphen",
);
export type SkillFile = z.infer<typeof SkillFile>;

const Years = z.number("write the years as numbers, as in [2, 5]");

const Level = object({
  title: Spelling,
  years: z.tuple([Years, Years], "write years as [from, to], as in [2, 5]"),
});

/** `roles/<id>.yaml`. The file's name is the role's id and never changes. */
export const RoleFile = object({
  title: Spelling,
  aliases: Spellings,
  family: Spelling,
  mustHave: Ids,
  niceToHave: Ids,
  responsibilities: Lines,
  evidence: Lines,
  levels: z.array(Level, "write a list of levels, as in - { title: Senior Nurse, years: [5, 10] }"),
});

/** `industries.yaml`. */
export const IndustryFile = z.array(
  object({ id: Id, name: Spelling, aliases: Spellings.default([]), terms: Spellings }),
  "write a list of industries, each beginning with a hyphen",
);

const CLAIM_KINDS = ["claim", "role", "award", "title"] as const;
const CLAIM_PLACES = ["line", "entry", "text"] as const;

/** `claims.yaml`. */
export const ClaimFile = z.array(
  object({
    id: Id,
    kind: z.enum(CLAIM_KINDS, `the kind must be one of ${CLAIM_KINDS.join(", ")}`),
    within: z
      .enum(CLAIM_PLACES, `within must be one of ${CLAIM_PLACES.join(", ")}`)
      .default("text"),
    isMeasured: z.boolean("write true or leave it out").optional(),
    says: Spellings,
    holds: Spellings,
  }),
  "write a list of claims, each beginning with a hyphen",
);
export type ClaimFile = z.infer<typeof ClaimFile>;

/** A strict object whose message for a misspelt key says which keys there are. */
function object<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape).join(", ");
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `${issue.keys?.join(", ")} is not known here; use ${known}`
        : `write the fields ${known}`,
  });
}
