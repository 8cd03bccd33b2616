import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { expect, test } from "vitest";
import { loadCareers } from "@taiyari/content/careers";
import { indexCareers, nearNames } from "@taiyari/domain/careers";

const ROOT = path.join(import.meta.dirname, "..");
const careers = loadCareers(path.join(ROOT, "content"));
const index = indexCareers(careers);

const slips = (text: string) =>
  nearNames(text, index, { isList: true, names: new Set() }).map(({ name }) => name);

/** Ordinary words and names that look like a technology: most are one slip from one that is not looked for. */
const NEAREST =
  `angular annular atomic bitwise capitalize charts closure complete confluent contained coroutine direct drupelet embedded
  endeavor escape factor farmer finale firestone flutter genesis hibernated informatics invasion jasmin jupiter linked magenta
  market markets mediator network objective pacemaker pedantic perfect persona postgraduate postures power priming procure
  protest pythons quarks revision salesforces signal snowflakes synopsis system systems tableaux terraced tunable typeform
  unaware unicorn watches wildly workaday Cassandra Django Javanese Jenkin Jenkins Salem Selena Selenium`.split(
    /\s+/u,
  );

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The words of our own documents and of the careers: some thousands, of every trade. */
async function englishWords(): Promise<string[]> {
  const folders = ["docs", "content/careers/roles", "content/careers"].map((one) =>
    path.join(ROOT, one),
  );
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { withFileTypes: true }))
        // The page on the score shows slips on purpose.
        .filter((file) => file.isFile() && file.name !== "score.md")
        .map((file) => path.join(folder, file.name)),
    ),
  );
  const texts = await Promise.all(files.flat().map((file) => readFile(file, "utf8")));
  return [...new Set(texts.join(" ").match(/\p{L}{3,}/gu))];
}

test("never takes the name of a skill for a slip of another", () => {
  const names = careers.skills.flatMap((skill) => [skill.name, ...skill.aliases]);
  expect(names.filter((name) => slips(name).length > 0)).toEqual([]);
});

test("never takes an ordinary word for a slip, alone or beside others, in capitals or not", async () => {
  const words = [...(await englishWords()), ...NEAREST];
  expect(words.length).toBeGreaterThan(2_000);
  expect(words.filter((word) => slips(word).length > 0)).toEqual([]);
  expect(words.map(capital).filter((word) => slips(word).length > 0)).toEqual([]);
  const sentence = fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(sentence, (own) => {
      expect(slips(own.join(" "))).toEqual([]);
    }),
    { numRuns: sampling.runsOf(500) },
  );
});

test.each([
  ["Kubernets", "Kubernetes"],
  ["Kubernates", "Kubernetes"],
  ["Tensorflw", "TensorFlow"],
  ["Javscript", "JavaScript"],
  ["Djnago", "Django"],
  ["MS-Excell", "MS Excel"],
])("takes %s for a slip of %s", (written, name) => {
  expect(slips(written)).toEqual([name]);
});
