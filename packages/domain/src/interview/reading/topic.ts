import type { Question } from "../question.ts";
import { soundOf } from "./hindi-letters.ts";
import type { OwnFact } from "../setup.ts";
import { isCommon, meaningOf } from "./stems.ts";

/** What a question is about. */
export interface Topic {
  /** Stems of words of its own: of the question, its points and its subject, without those that stand in answers to anything. */
  readonly stems: ReadonlySet<string>;
  /** Stems of what the interviewer said. */
  readonly asked: ReadonlySet<string>;
  /** Stems by how they sound, for words of a Hindi text. */
  readonly sounds: ReadonlyMap<string, string>;
}

/** The subject of a question, from all its author wrote of it. `facts`: lines of the person that belong to it. */
export function topicOf(question: Question, facts: readonly OwnFact[]): Topic {
  const asked = meaningOf(`${question.ask} ${question.title}`);
  const written = [
    question.ask,
    question.title,
    ...question.subject,
    ...question.points.flatMap(({ point, words }) => [point, ...words]),
    ...facts.flatMap(({ text, of }) => [text, of]),
  ];
  const stems = [...meaningOf(written.join(" . "))].filter((one) => !isCommon(one));
  const sounds = stems.flatMap((one): [string, string][] => {
    const sound = soundOf(one);
    return sound === null ? [] : [[sound, one]];
  });
  return { stems: new Set(stems), asked, sounds: new Map(sounds) };
}
