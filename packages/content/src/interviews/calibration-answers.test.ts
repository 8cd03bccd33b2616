import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { z } from "zod";
import { compileInterviews } from "./compile-interviews.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const FOLDER = path.join(ROOT, "bench/interview");

const LEVELS = [1, 2, 3, 4, 5];
/** Fewer words are held down to 1 by the scorer. */
const SHORT = 20;

const Parts = z.strictObject({
  development: z.array(z.string()),
  validation: z.array(z.string()),
});

const Answers = z.strictObject({
  question: z.string(),
  answers: z.array(
    z.strictObject({ author: z.string(), level: z.int().min(1).max(5), text: z.string() }),
  ),
});

const Labels = z.record(z.string(), z.int().min(0).max(5));

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(load(readFileSync(path.join(FOLDER, file), "utf8")));
}

/** Ids of the questions that have calibration answers, by part. */
function calibrated(): z.output<typeof Parts> {
  const files = readdirSync(FOLDER).filter((name) => /^parts.*\.yaml$/u.test(name));
  const parts = files.map((name) => read(name, Parts));
  return {
    development: parts.flatMap(({ development }) => development),
    validation: parts.flatMap(({ validation }) => validation),
  };
}

test("a third of the questions with calibration answers is kept for validation, and none is in both parts", () => {
  const { development, validation } = calibrated();
  const all = [...development, ...validation];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(validation.length * 3).toBe(all.length);
  const known = new Set(
    compileInterviews(path.join(ROOT, "content")).questions.map(({ id }) => id),
  );
  expect(all.filter((id) => !known.has(id))).toEqual([]);
  const written = readdirSync(path.join(FOLDER, "answers")).map((name) => path.parse(name).name);
  expect(written.toSorted()).toEqual(all.toSorted());
});

test("each has an answer of two authors for each level, and only weak ones are too short to earn anything", () => {
  const { development, validation } = calibrated();
  for (const id of [...development, ...validation]) {
    const { question, answers } = read(`answers/${id}.yaml`, Answers);
    const authors = [...new Set(answers.map(({ author }) => author))];
    const expected = authors.flatMap((author) => LEVELS.map((level) => `${author} ${level}`));
    const short = answers.filter(({ text }) => text.split(/\s+/u).length < SHORT);
    expect({
      question,
      authors: authors.length,
      answers: answers.map(({ author, level }) => `${author} ${level}`).toSorted(),
      texts: new Set(answers.map(({ text }) => text)).size,
      shortAndStrong: short.filter(({ level }) => level > 1),
    }).toEqual({
      question: id,
      authors: 2,
      answers: expected.toSorted(),
      texts: 10,
      shortAndStrong: [],
    });
  }
});

test("labels are of answers there are", () => {
  const folder = path.join(FOLDER, "labels");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const unknown = files
    .flatMap((file) => Object.keys(read(`labels/${file}`, Labels)))
    .filter((name) => {
      const [, id = "", number = ""] = /^(.+)-(\d+)$/u.exec(name) ?? [];
      return !read(`answers/${id}.yaml`, Answers).answers[Number(number) - 1];
    });
  expect(unknown).toEqual([]);
});
