import type { Bullet } from "../../../evidence/passages.ts";
import type { ChatContext } from "../context.ts";
import { beyondTopic } from "./beyond.ts";
import type { Heard } from "./hear.ts";
import { contentsIn } from "./contents.ts";
import type { Named } from "./question.ts";
import { axisIn, checkIn, goalIn, namedIn, sectionIn } from "./slots.ts";
import { thingsIn } from "./things.ts";
import type { Concept } from "./vocabulary.ts";
import { namesOwner, whichBullet } from "./which-bullet.ts";

/** A question with everything in it that it can be about. */
export interface Slots {
  readonly heard: Heard;
  readonly context: ChatContext;
  readonly axis: ReturnType<typeof axisIn>;
  readonly check: ReturnType<typeof checkIn>;
  readonly section: ReturnType<typeof sectionIn>;
  readonly goal: ReturnType<typeof goalIn>;
  readonly named: ReturnType<typeof namedIn>;
  readonly which: ReturnType<typeof whichBullet>;
  /** Whether the employer or the project of a bullet is named. */
  readonly isOwnerNamed: boolean;
  /** Terms of the job and known skills that are named, in the order of the question. */
  readonly things: readonly Named[];
  readonly contents: ReturnType<typeof contentsIn>;
  readonly topic: ReturnType<typeof beyondTopic>;
  /** Whether all of these were said. */
  readonly has: (...concepts: readonly Concept[]) => boolean;
  /** Whether one of these was said. */
  readonly any: (...concepts: readonly Concept[]) => boolean;
}

/** @param spokenOf  the bullet that the question before was about */
export function slotsOf(heard: Heard, spokenOf: Bullet | null, context: ChatContext): Slots {
  const { report, bullets } = context;
  return {
    heard,
    context,
    axis: axisIn(heard),
    check: checkIn(heard, report.checks),
    section: sectionIn(heard),
    goal: goalIn(heard),
    named: namedIn(heard, context),
    which: whichBullet(heard, bullets, spokenOf),
    isOwnerNamed: namesOwner(heard, bullets),
    things: thingsIn(heard, context),
    contents: contentsIn(heard),
    topic: beyondTopic(heard.text),
    has: (...concepts) => concepts.every((concept) => heard.concepts.has(concept)),
    any: (...concepts) => concepts.some((concept) => heard.concepts.has(concept)),
  };
}
