import type { AnswerShape, Gap } from "../question.ts";
import type { AnswerReading } from "./answer-reading.ts";

/** Below these letters an answer is thin: the threshold of an open interview coach, found in practice (docs/decisions/0034). */
const THIN = 220;

/** The parts an interviewer misses most, first. */
const MISSED_FIRST: Readonly<Record<AnswerShape, readonly string[]>> = {
  story: ["result", "action", "task", "situation"],
  explanation: ["answer", "example", "mechanism", "limit"],
  plan: ["recommendation", "approach", "figures", "goal", "risk"],
  position: ["answer", "reason", "terms"],
  code: ["solution", "cost", "edge-cases", "approach"],
};

/** What is missing in an answer, the most telling first: off the topic, then parts, points, the own part, a figure, what was weighed. */
export function gapsOf(shape: AnswerShape, reading: Omit<AnswerReading, "gaps">): Gap[] {
  if (reading.isOffTopic) return [{ kind: "off-topic" }];
  const letters = reading.sentences.reduce(
    (sum, { standing, text }) => sum + (standing === "counts" ? text.length : 0),
    0,
  );
  const missing = MISSED_FIRST[shape].flatMap((name): Gap[] => {
    const found = reading.parts.find(({ part }) => part === name);
    return found && found.spans.length === 0 ? [{ kind: "part", part: found.part }] : [];
  });
  const points = (isNeeded: boolean) =>
    reading.points
      .filter((point) => point.isNeeded === isNeeded && !point.isCovered)
      .map((point): Gap => ({ kind: "point", point: point.id }));
  const isMeasured = reading.figures.some(
    ({ isGuess, measuresResult }) => !isGuess && (measuresResult || shape !== "story"),
  );
  const isTold = shape === "story" || shape === "plan";
  return [
    ...(letters < THIN ? [{ kind: "thin" } as const] : []),
    ...missing.slice(0, 2),
    ...points(true),
    ...(isTold && !isMeasured ? [{ kind: "number" } as const] : []),
    ...(shape === "story" && reading.shared.length > reading.own.length
      ? [{ kind: "own-part" } as const]
      : []),
    ...(reading.tradeOffs.length === 0 && shape !== "position"
      ? [{ kind: "trade-off" } as const]
      : []),
    ...missing.slice(2),
    ...points(false),
  ];
}
