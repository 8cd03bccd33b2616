import { expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { documentOf, page, type PageLine } from "./testing/page.ts";

const heading = (text: string): PageLine => [text, { size: 12, bold: true, leading: 19 }];
const last = (text: string): PageLine => [text, { leading: 26 }];

/** What the reader finds in a page whose words it knows from content/language alone. */
function readingOf(lines: readonly PageLine[]) {
  const reading = readResume(documentOf(page(lines)));
  return {
    kinds: reading.sections.flatMap(({ kind, heading: own }) => (own ? [kind] : [])),
    jobs: reading.experience.map(({ title, company, start, current }) => [
      title?.value,
      company?.value,
      start?.value.month,
      start?.value.year,
      current,
    ]),
    studies: reading.education.map(({ degree, institution }) => [
      degree?.value,
      institution?.value,
    ]),
    languages: reading.languages.map(({ value }) => value),
  };
}

test("reads a Swedish resume", () => {
  expect(
    readingOf([
      ["Karin Lindqvist", { size: 18, bold: true, leading: 24 }],
      ["karin.lindqvist@example.com", { leading: 24 }],
      heading("Arbetslivserfarenhet"),
      ["Ekonomiassistent", { bold: true }],
      "Norrlunda kommun",
      last("Maj 2021 – pågående"),
      heading("Utbildning"),
      "Kandidatexamen i företagsekonomi",
      "Norrlunda universitet",
      last("2017 – 2020"),
      heading("Språkkunskaper"),
      "Svenska, engelska, tyska",
    ]),
  ).toEqual({
    kinds: ["experience", "education", "languages"],
    jobs: [["Ekonomiassistent", "Norrlunda kommun", 5, 2021, true]],
    studies: [["Kandidatexamen i företagsekonomi", "Norrlunda universitet"]],
    languages: ["Svenska", "engelska", "tyska"],
  });
});

test("reads an Odia resume", () => {
  expect(
    readingOf([
      ["ସୁଚିତ୍ରା ମହାନ୍ତି", { size: 18, bold: true, leading: 24 }],
      ["suchitra.mohanty@example.com", { leading: 24 }],
      heading("କାର୍ଯ୍ୟ ଅଭିଜ୍ଞତା"),
      ["ସହାୟକ ଶିକ୍ଷକ", { bold: true }],
      "ନୀଳାଚଳ ବିଦ୍ୟାଳୟ",
      last("ଅଗଷ୍ଟ 2019 – ବର୍ତ୍ତମାନ"),
      heading("ଶିକ୍ଷାଗତ ଯୋଗ୍ୟତା"),
      "ସ୍ନାତକୋତ୍ତର",
      "ମହାନଦୀ ବିଶ୍ୱବିଦ୍ୟାଳୟ",
      last("2016 – 2018"),
      heading("ଭାଷା ଜ୍ଞାନ"),
      "ଓଡ଼ିଆ, ହିନ୍ଦୀ, ଇଂରାଜୀ",
    ]),
  ).toEqual({
    kinds: ["experience", "education", "languages"],
    jobs: [["ସହାୟକ ଶିକ୍ଷକ", "ନୀଳାଚଳ ବିଦ୍ୟାଳୟ", 8, 2019, true]],
    studies: [["ସ୍ନାତକୋତ୍ତର", "ମହାନଦୀ ବିଶ୍ୱବିଦ୍ୟାଳୟ"]],
    languages: ["ଓଡ଼ିଆ", "ହିନ୍ଦୀ", "ଇଂରାଜୀ"],
  });
});
