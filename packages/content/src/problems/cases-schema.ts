import { z } from "zod";
import type { Value } from "@taiyari/domain/practice";
import { Kind } from "./facts-schema.ts";

const Text = z.string().trim().min(1, "write something here");

/** What YAML can say. */
const Json: z.ZodType<Value> = z.lazy(() =>
  z.union(
    [
      z.null(),
      z.boolean(),
      z.number(),
      z.string(),
      z.array(Json),
      z.record(z.string(), Json) as unknown as z.ZodType<Value>,
    ],
    { error: "is no value. Numbers, strings, true, false, null, lists and objects are." },
  ),
);

const Any = z.strictObject({ any: z.array(Json).min(1) });

/** As written: which of its keys must be there follows from the problem. */
const Case = z.strictObject({
  in: z.array(Json).optional(),
  out: Json.optional(),
  stdin: z.string().optional(),
  stdout: z.string().optional(),
  make: z.string().optional(),
  n: z.int().min(0).optional(),
  seed: z.int().min(0).default(1),
});

export type WrittenCase = z.output<typeof Case>;

const Hidden = z.strictObject({
  kind: Kind,
  title: Text,
  why: Text,
  cases: z.array(Case).min(1, "a kind has at least one case"),
});

export const Cases = z.strictObject({
  shown: z.array(Case.extend({ note: Text.nullable().default(null) })),
  hidden: z.array(Hidden),
});

export type Cases = z.output<typeof Cases>;

/** The values of `out: { any: … }`; null where it is none. */
export function anyOf(out: Value): readonly Value[] | null {
  const parsed = Any.safeParse(out);
  return parsed.success ? parsed.data.any : null;
}
