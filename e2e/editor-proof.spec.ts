import { expect, type Page } from "@playwright/test";
import { applyEdit, type ResumeDraft } from "@taiyari/domain/draft";
import type { Proof, ProofField } from "@taiyari/domain/proof";
import { sampling } from "@taiyari/domain/testing";
import type { Template, TemplateChoices } from "@taiyari/domain/resume";
import {
  exportResume,
  lostOf,
  type Programs,
  readBack,
  readPlainly,
  showPages,
  typedStrings,
} from "./editor/export-resume.ts";
import { drawPhoto, test } from "./editor/fixtures.ts";
import { randomResume } from "./editor/random-resume.ts";
import {
  contentOf,
  draftFrom,
  draftOf,
  LATIN,
  ownDraftOf,
  SAMPLE_NAMES,
  templates,
} from "./editor/samples.ts";
import { isThere, say } from "./programs.ts";

/** Every template with every sample, through the frame and the worker of the product, and back through three readers. */
const PROGRAMS: Programs = {
  poppler: isThere("pdftotext", "-v"),
  qpdf: isThere("qpdf", "--version"),
};

for (const [name, isHere] of Object.entries(PROGRAMS)) {
  if (!isHere) say(`There is no ${name} here, so the files are not shown to it.`);
}

// A trace keeps the page at every step, and there are thousands.
test.use({ trace: "off" });

const MAX_BYTES = 60 * 1024;

/** Of the fields of a sample in Latin letters, how many a machine must have as they were typed. */
const LEAST_SAME = 0.95;

/** What a machine must have right whatever else it gets wrong, where a template is said to read everywhere. */
const VITAL = ["fullName", "email", "phone", "title", "company", "institution"];

interface Variant {
  readonly name: string;
  readonly chosen: Partial<TemplateChoices>;
  readonly hasPhoto: boolean;
}

const VARIANTS: readonly Variant[] = [
  ...SAMPLE_NAMES.map((name) => ({ name, chosen: {}, hasPhoto: false })),
  ...["full", "everything", "long"].map((name) => ({
    name,
    chosen: { paper: "letter", density: "airy", margins: "wide" } as const,
    hasPhoto: false,
  })),
  ...["fresher", "everything", "tamil"].map((name) => ({
    name,
    chosen: { photo: true, density: "tight", margins: "narrow" } as const,
    hasPhoto: true,
  })),
  ...["full", "everything", "devanagari"].flatMap((name) => [
    {
      name,
      chosen: { fontSize: 120, lineHeight: 140, levels: "bars", density: "airy" } as const,
      hasPhoto: false,
    },
    {
      name,
      chosen: { fontSize: 90, lineHeight: 90, levels: "none", density: "tight" } as const,
      hasPhoto: false,
    },
  ]),
];

/** The resume of a template's own trade, where it has one. */
const OWN: Variant = { name: "own", chosen: {}, hasPhoto: false };

/** How many files are written at each commit, whatever the number of templates. */
const SAMPLED_FILES = 50;
const SAMPLED_VARIANTS = Math.max(1, Math.floor(SAMPLED_FILES / templates.length));

for (const template of templates) {
  test(`${template.id}: three readers find in every file what was typed, and no line is cut`, async ({
    editor,
  }) => {
    const photo = await drawPhoto(editor);
    const faults: string[] = [];
    const shares: string[] = [];
    const ownDraft = ownDraftOf(template);
    const variants = ownDraft ? [...VARIANTS, OWN] : VARIANTS;
    for (const variant of sampling.sampleOf(variants, SAMPLED_VARIANTS, template.id)) {
      const { name, chosen, hasPhoto } = variant;
      const isOwn = variant === OWN && ownDraft !== null;
      const draft = isOwn ? ownDraft : draftOf(name, hasPhoto ? photo : "");
      const { proof, wrong, bytes } = await prove(editor, template, draft, chosen);
      const label = [name, ...Object.values(chosen)].join(" ");
      const isUsual = (isOwn || LATIN.includes(name)) && Object.keys(chosen).length === 0;
      const isPromised = isUsual && template.reads.everywhere;
      const unread = isPromised ? [...unreadOf(proof), ...(await missedPlainly(draft, bytes))] : [];
      faults.push(...[...wrong, ...unread].map((fault) => `${label}: ${fault}`));
      shares.push(`${label} ${percent(shareOf(proof))}`);
    }
    say(`${template.id}: fields that a machine has as typed: ${shares.join(", ")}`);
    expect(faults, sampling.repeat).toEqual([]);
  });
}

test("a character that no font has is named, with the field that loses it and the cause", async ({
  editor,
}) => {
  const [template] = templates;
  if (!template) throw new Error("There is no template.");
  const fields = { title: "Analyst 🌊 of tides", location: "𝗞𝗼𝗰𝗵𝗶" };
  const draft = Object.entries(fields).reduce(
    (before, [field, value]) =>
      applyEdit(before, {
        kind: "set-field",
        field: { section: "personal", item: null, field },
        value,
      }),
    draftOf("full"),
  );
  const exported = await exportResume(editor, contentOf(template, draft));
  expect(exported.missing).toEqual(expect.arrayContaining(["🌊", "𝗞"]));
  expect(exported.remarks.join()).toContain("🌊");
  const { proof } = await readBack(draft, exported, PROGRAMS, false);
  const lost = fieldsOf(proof).filter(isLost);
  expect(lost.map(({ field, cause }) => [field.field, cause])).toEqual([
    ["title", { kind: "no-glyph", characters: ["🌊"] }],
    ["location", { kind: "fancy-letters", plain: "Kochi" }],
  ]);
});

/** Ways to hide the summary, and what a proof has to say of it. */
const HIDING: readonly (readonly [rule: string, cause: string])[] = [
  ["display: none", "absent"],
  ["visibility: hidden", "absent"],
  ["color: #fff", "unseen"],
  ["color: rgba(0, 0, 0, 0.01)", "unseen"],
  ["font-size: 0.5px; line-height: 1px", "unseen"],
  ["position: absolute; left: -9000px", "unseen"],
  ["text-indent: -9000px", "unseen"],
];

test("rules of one's own win over the template, fetch nothing, and what they hide is lost in the proof", async ({
  editor,
}) => {
  const template = templates.find(({ id }) => id === "modern");
  if (!template) throw new Error("There is no template.");
  const asked: string[] = [];
  editor.on("request", (request) => asked.push(request.url()));
  const draft = draftOf("full");
  const { summary } = draft.resumeData.personal;
  const elsewhere =
    '@import "https://a.example/a.css"; h1 { background: url(https://a.example/b) }';
  const shownWith = (rule: string) =>
    contentOf(template, draft, {
      ownCss: `${elsewhere}\n.paper [data-field="personal.summary"] { ${rule} }`,
    });
  for (const [rule, cause] of HIDING) {
    const { proof } = await readBack(
      draft,
      await exportResume(editor, shownWith(rule)),
      PROGRAMS,
      false,
    );
    const lost = fieldsOf(proof).filter(isLost);
    expect
      .soft(
        lost
          .filter(({ field }) => field.field === "summary")
          .map((field) => [field.typed, field.cause?.kind])[0],
        rule,
      )
      .toEqual([summary, cause]);
  }
  expect(asked.filter((url) => url.includes("a.example"))).toEqual([]);
});

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const PARTS = 4;
/** Of each part's seeds, how many are tried at each commit. */
const SAMPLED = 10;

for (let part = 0; part < PARTS; part++) {
  const own = SEEDS.filter((seed) => seed % PARTS === part);
  const seeds = sampling.sampleOf(own, SAMPLED, `random resumes ${part}`);

  test(`random resumes, part ${part + 1}: no line is cut, no heading left behind, no word lost`, async ({
    editor,
  }) => {
    const faults: string[] = [];
    let pages = 0;
    for (const seed of seeds) {
      const template = templates[seed % templates.length];
      if (!template) continue;
      const paper = seed % 3 === 0 ? "letter" : "a4";
      const draft = draftFrom(randomResume(seed));
      const shown = await showPages(editor, contentOf(template, draft, { paper }));
      const written = await editor.evaluate(() => window.editor?.capturedWords());
      const lost = lostOf(typedStrings(draft), written ?? "", template.columns > 1);
      const wrong = [...shown.faults, ...lost.map((text) => `lost: ${text}`)];
      faults.push(...wrong.map((fault) => `seed ${seed}, ${template.id}: ${fault}`));
      pages += shown.pages;
    }
    expect(faults, sampling.repeat).toEqual([]);
    // Resumes that all fit on one page would prove nothing.
    expect(pages).toBeGreaterThan(2 * seeds.length);
  });
}

async function prove(
  page: Page,
  template: Template,
  draft: ResumeDraft,
  chosen: Partial<TemplateChoices>,
): Promise<{
  readonly proof: Proof;
  readonly wrong: readonly string[];
  readonly bytes: Uint8Array;
}> {
  const exported = await exportResume(page, contentOf(template, draft, chosen));
  const { proof, lostByPdfjs, lostByPoppler, tornByPoppler, links, qpdf } = await readBack(
    draft,
    exported,
    PROGRAMS,
    template.columns > 1,
  );
  const { bytes, missing, remarks, faults } = exported;
  const hasPhoto = chosen.photo === true;
  const wrong = [
    ...faults,
    ...remarks,
    ...missing.map((grapheme) => `no font has ${grapheme}`),
    ...fieldsOf(proof)
      .filter(isLost)
      .map((field) => `lost by our reader: ${nameOf(field)}`),
    ...lostByPdfjs.map((text) => `lost by pdf.js: ${text}`),
    ...(lostByPoppler ?? []).map((text) => `lost by poppler: ${text}`),
    ...tornByPoppler.map((word) => `torn by poppler: ${word}`),
    ...(links > exported.links ? [`${links} areas to press for ${exported.links} addresses`] : []),
    ...(qpdf === null || qpdf.includes("No syntax or stream encoding errors") ? [] : [qpdf]),
    ...(hasPhoto || bytes.length < MAX_BYTES ? [] : [`${bytes.length} bytes`]),
  ];
  return { proof, wrong, bytes };
}

function fieldsOf(proof: Proof): readonly ProofField[] {
  return proof.groups.flatMap(({ fields }) => fields);
}

function isLost({ result }: ProofField): boolean {
  return result === "lost";
}

function nameOf({ field, typed }: ProofField): string {
  return `${field.section}.${field.field} ${typed}`;
}

/** Those of the vital fields that a machine has otherwise: of the person, and of the first entry of a list. */
function vitalLosses(proof: Proof): readonly string[] {
  return proof.groups.flatMap(({ section, fields }) => {
    if (!["personal", "experience", "education"].includes(section)) return [];
    const first = fields[0]?.field.item;
    return fields
      .filter(({ field }) => field.item === first && VITAL.includes(field.field))
      .filter(({ result }) => result !== "same")
      .map(nameOf);
  });
}

/** What a machine must do better with a usual resume in a template that is said to read everywhere. */
function unreadOf(proof: Proof): readonly string[] {
  const share = shareOf(proof);
  return [
    ...vitalLosses(proof).map((field) => `not as typed: ${field}`),
    ...(share < LEAST_SAME ? [`${percent(share)} of the fields are as typed`] : []),
  ];
}

/** What "Reads in full" promises of readers that know none of our rules: who it is, how to reach them, and when it was. */
async function missedPlainly(draft: ResumeDraft, bytes: Uint8Array): Promise<readonly string[]> {
  return [...(await readPlainly(draft, bytes))].flatMap(([reader, { contact, dates }]) =>
    [
      ...(contact.right < contact.typed ? [`${contact.right} of name, e-mail and phone`] : []),
      ...(2 * dates.right < dates.typed ? [`${dates.right} of ${dates.typed} dates`] : []),
    ].map((found) => `a plain finder has ${found} from ${reader}`),
  );
}

const shareOf = ({ same, total }: Proof) => same / total;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
