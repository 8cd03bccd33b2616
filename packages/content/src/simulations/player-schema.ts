import type { HandedIn, PlayerScript, ScriptedAct } from "@taiyari/domain/simulation";
import { z } from "zod";
import { DayTime, Key, Slug, Text } from "./schema-parts.ts";

const At = { at: DayTime };
const WorkFields = {
  to: z.array(Key).default([]),
  attach: z.array(Key).default([]),
  text: z.string().default(""),
  code: z.string().default(""),
  choose: z.array(Slug).default([]),
  rows: z.array(z.array(z.string())).default([]),
  remarks: z.array(z.strictObject({ line: z.number().int().min(1), text: Text })).default([]),
};

const HandIn = z.strictObject({ ...At, "hand-in": Key, ...WorkFields });

const WrittenAct = z.union([
  z.strictObject({ ...At, open: Key }),
  z.strictObject({ ...At, chat: Key, text: Text }),
  z.strictObject({
    ...At,
    mail: z.array(Key).min(1),
    answers: Key.optional(),
    text: Text,
    attach: z.array(Key).default([]),
  }),
  z.strictObject({
    ...At,
    estimate: Key,
    levels: z.record(Slug, z.number().int().min(0).max(3)),
  }),
  HandIn,
  z.strictObject({ ...At, leave: Key }),
  z.strictObject({ ...At, undo: Key }),
  z.strictObject({ ...At, wait: z.literal(true) }),
  z.strictObject({ ...At, end: z.literal(true) }),
]);

/** `simulations/<slug>/players/<name>.yaml`, and the files that `simulate --script` reads. */
export const WrittenPlayer = z
  .strictObject({
    ending: Slug.optional(),
    least: z.number().int().min(0).max(100).default(0),
    most: z.number().int().min(0).max(100).default(100),
    acts: z.array(WrittenAct),
  })
  .transform(({ ending, least, most, acts }): PlayerScript => ({
    ending: ending ?? null,
    least,
    most,
    acts: acts.map(toScripted),
  }));

function toScripted(act: z.output<typeof WrittenAct>): ScriptedAct {
  const { at } = act;
  if ("open" in act) return { at, kind: "open", what: act.open };
  if ("chat" in act) return { at, kind: "chat", to: act.chat, text: act.text };
  if ("mail" in act) {
    const { mail, answers, text, attach } = act;
    return { at, kind: "mail", to: mail, answers: answers ?? null, text, attach };
  }
  if ("estimate" in act) return { at, kind: "estimate", task: act.estimate, levels: act.levels };
  if ("hand-in" in act) return { at, kind: "hand-in", task: act["hand-in"], work: toWork(act) };
  if ("leave" in act) return { at, kind: "leave", task: act.leave };
  if ("undo" in act) return { at, kind: "undo", task: act.undo };
  return { at, kind: "wait" in act ? "wait" : "end" };
}

function toWork({
  to,
  attach,
  text,
  code,
  choose,
  rows,
  remarks,
}: z.output<typeof HandIn>): HandedIn {
  return { to, attached: attach, text, code, chosen: choose, rows, remarks, run: null };
}
