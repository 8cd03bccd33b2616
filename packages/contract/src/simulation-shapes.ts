import { MAX_CODE_BYTES, utf8Bytes } from "@taiyari/domain/learning";
import {
  type Act as DomainAct,
  type HandedIn as DomainHandedIn,
  MAX_WORK_TEXT,
  type SimulationRun as DomainRun,
} from "@taiyari/domain/simulation";
import { z } from "zod";
import { NewId } from "./ids.ts";
import type { Sent } from "./unvalidated.ts";

/** A slug, or a name that conditions use: small letters, digits, hyphens and underscores. */
const Name = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/u)
  .max(120);
const Names = z.array(Name).max(50);
const Text = z.string().max(MAX_WORK_TEXT);
/** Of a rubric line. */
const Level = z.int().min(0).max(3);

/** Hexadecimal, of a compiled scenario. */
const Digest = z.string().regex(/^[0-9a-f]{10}$/u);

/** `SimulationRun` of the domain, as sent and stored. */
export const SimulationRun: z.ZodType<Sent<DomainRun>, DomainRun> = z.object({
  id: NewId,
  scenario: Name,
  version: z.int().min(1).max(10_000),
  digest: Digest,
  startedAt: z.iso
    .datetime({ precision: 3 })
    .refine((at) => at >= "2020-01-01T00:00:00.000Z", "no device was there yet"),
});
export type SimulationRun = z.infer<typeof SimulationRun>;

const HandedIn: z.ZodType<Sent<DomainHandedIn>, DomainHandedIn> = z.object({
  text: Text,
  to: Names,
  attached: Names,
  code: z.string().refine((code) => utf8Bytes(code) <= MAX_CODE_BYTES, "at most 64 KB"),
  run: z.object({ isSame: z.boolean(), passed: Names }).nullable(),
  remarks: z.array(z.object({ line: z.int().min(0).max(100_000), text: Text })).max(200),
  chosen: Names,
  rows: z.array(z.array(z.string().max(2_000)).max(12)).max(100),
});

/** Minutes of the scenario's clock since its start. */
const Done = { id: NewId, at: z.number().min(0).max(10_000) };

/** `Act` of the domain, as sent and stored. */
export const SimulationAct: z.ZodType<Sent<DomainAct>, DomainAct> = z.discriminatedUnion("kind", [
  z.object({ ...Done, kind: z.literal("opened"), what: z.string().max(120) }),
  z.object({
    ...Done,
    kind: z.literal("mail-sent"),
    to: Names,
    answers: z.string().max(120).nullable(),
    text: Text,
    attached: Names,
  }),
  z.object({ ...Done, kind: z.literal("chat-sent"), to: Name, text: Text }),
  z.object({
    ...Done,
    kind: z.literal("reply-written"),
    answers: z.string().max(120),
    person: Name,
    text: Text,
  }),
  z.object({
    ...Done,
    kind: z.literal("estimated"),
    task: Name,
    levels: z.record(Name, Level).refine((levels) => Object.keys(levels).length <= 50),
  }),
  z.object({ ...Done, kind: z.literal("handed-in"), task: Name, work: HandedIn }),
  z.object({ ...Done, kind: z.literal("left-as-is"), task: Name }),
  z.object({ ...Done, kind: z.literal("noted"), text: Text, over: z.string().max(64).optional() }),
  z.object({ ...Done, kind: z.enum(["paused", "resumed", "waited", "ended"]) }),
  z.object({ ...Done, kind: z.literal("undone"), act: z.string().max(120) }),
]);
export type SimulationAct = z.infer<typeof SimulationAct>;
