import { expect } from "@playwright/test";
import { sampling } from "@taiyari/domain/testing";
import { PAPER_SIZES } from "@taiyari/paper";
import { DOCUMENTS, type DocumentName, geometryOf } from "./paper/documents.ts";
import { test } from "./paper/fixtures.ts";
import { OTHER_TEXT } from "./paper/page-faults.ts";
import { randomDocument } from "./paper/random-document.ts";

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const PARTS = 4;
/** Of each part's seeds, how many are tried at each commit. */
const SAMPLED = 10;
const MARGINS = { top: 56, bottom: 56, gap: 24 };

for (let part = 0; part < PARTS; part++) {
  const size = part % 2 === 0 ? "a4" : "letter";

  test(`random documents on ${size}, part ${part + 1}: no line is cut, no heading left behind, no word lost`, async ({
    openDocument,
  }) => {
    const page = await openDocument("", size);
    const geometry = { ...PAPER_SIZES[size], ...MARGINS };
    const faulty: string[] = [];
    const own = SEEDS.filter((seed) => seed % PARTS === part);
    const seeds = sampling.sampleOf(own, SAMPLED, `paper pages ${part}`);
    const done = { pages: 0, pushes: 0, splits: 0 };
    for (const seed of seeds) {
      const report = await page.evaluate(
        async ([html, at]) => {
          await window.paper?.show(html);
          return window.paper?.faults(at);
        },
        [await randomDocument(seed), geometry] as const,
      );
      if (!report) throw new Error("The page has no harness.");
      faulty.push(...report.faults.map((fault) => `seed ${seed}: ${fault}`));
      done.pages += report.pages;
      done.pushes += report.pushes;
      done.splits += report.splits;
    }
    expect(faulty, sampling.repeat).toEqual([]);
    // Documents that all fit on one page would prove nothing. Few may be shorter than many by chance.
    const least = sampling.isComplete ? seeds.length : seeds.length / 3;
    expect(done.pages).toBeGreaterThan(2 * least);
    expect(done.pushes).toBeGreaterThan(least);
    expect(done.splits).toBeGreaterThan(least / 4);
  });
}

for (const name of Object.keys(DOCUMENTS) as DocumentName[]) {
  test(`${name}: no line is cut, no heading left behind`, async ({ openDocument }) => {
    const page = await openDocument(name, DOCUMENTS[name].size);
    const report = await page.evaluate((at) => window.paper?.faults(at), geometryOf(name));
    expect(report?.pages).toBe(DOCUMENTS[name].pages);
    expect(report?.faults.filter((fault) => fault !== OTHER_TEXT)).toEqual([]);
  });
}

test("a document of 300 entries takes no more steps than it has pages", async ({
  openDocument,
}) => {
  const page = await openDocument("", "a4");
  const entry =
    "<div><h3>Engineer</h3><p data-keep-next>Blue Anvil</p><ul><li>one</li><li>two</li></ul></div>";
  const done = await page.evaluate(
    async ([html, at]) => {
      await window.paper?.show(html);
      return window.paper?.paginate(at);
    },
    [
      `<article class="paper" style="padding:56px">${entry.repeat(300)}</article>`,
      { ...PAPER_SIZES.a4, ...MARGINS },
    ] as const,
  );
  expect(done?.pages).toBeGreaterThan(20);
  expect(done?.pushes).toBe((done?.pages ?? 0) - 1);
  expect(done?.splits).toBe(0);
});

test("a document taken back from its pages is what it was", async ({ openDocument }) => {
  const page = await openDocument("long", "letter");
  const geometry = { ...PAPER_SIZES.letter, ...MARGINS };
  const html = () => page.locator(".paper").evaluate((root) => root.outerHTML);
  const before = await html();
  await page.evaluate((at) => window.paper?.paginate(at), geometry);
  const broken = await html();
  await page.evaluate(() => window.paper?.unpaginate());
  expect(broken).not.toBe(before);
  expect(await html()).toBe(before);
});

test("breaking twice gives the same pages as breaking once", async ({ openDocument }) => {
  const page = await openDocument("sidebar", "a4");
  const geometry = { ...PAPER_SIZES.a4, ...MARGINS };
  const [once, twice] = await page.evaluate(
    (at) => [window.paper?.paginate(at), window.paper?.paginate(at)],
    geometry,
  );
  expect(once?.pages).toBe(2);
  expect(twice).toEqual(once);
});

test("a text of six lines leaves at least two on either page", async ({ openDocument }) => {
  const page = await openDocument("", "letter");
  const geometry = { width: 816, height: 400, ...MARGINS };
  for (let filler = 0; filler < 14; filler++) {
    const counts = await page.evaluate(
      async ([before, at]) => {
        await window.paper?.show(
          `<article class="paper" style="padding:56px;font-size:14px;line-height:20px">` +
            `<p style="height:${before * 20}px"></p><p id="text" style="width:200px">` +
            `${"six lines of short words and no more ".repeat(4)}</p></article>`,
        );
        window.paper?.paginate(at);
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("#text") ?? document.body);
        const tops = new Set(
          [...range.getClientRects()]
            .filter(({ height }) => height < 30)
            .map(({ top }) => Math.round(top)),
        );
        const origin = document.querySelector(".paper")?.getBoundingClientRect().top ?? 0;
        const first = [...tops].filter((top) => top - origin < at.height).length;
        return [first, tops.size - first];
      },
      [filler, geometry] as const,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(6);
    expect(counts).not.toContain(1);
  }
});

test("an element that demands a new page gets one", async ({ openDocument }) => {
  const page = await openDocument("", "a4");
  const geometry = { ...PAPER_SIZES.a4, ...MARGINS };
  const done = await page.evaluate(async (at) => {
    await window.paper?.show(
      `<article class="paper" style="padding:56px"><p>one</p>` +
        `<section style="break-before:page"><p>two</p></section><p>three</p></article>`,
    );
    return window.paper?.paginate(at);
  }, geometry);
  expect(done).toEqual({ pages: 2, pushes: 1, splits: 0 });
});

/** Thirteen lines fit on the first page. */
const LINES = (count: number) => `<p style="height:${count * 20}px"></p>`;
const ENTRIES = [1, 2, 3].map((at) => `<article data-item="${at}"><p>Entry ${at}</p></article>`);

test("nothing stands alone at either side of a break", async ({ openDocument }) => {
  const page = await openDocument("", "letter");
  const geometry = { width: 816, height: 372, ...MARGINS };
  const firstOfSecondPage = (content: string) =>
    page.evaluate(
      async ([html, at]) => {
        await window.paper?.show(
          `<article class="paper" style="padding:56px;font-size:14px;line-height:20px">${html}</article>`,
        );
        window.paper?.paginate(at);
        const root = document.querySelector(".paper");
        const origin = (root?.getBoundingClientRect().top ?? 0) + at.height;
        return [...(root?.querySelectorAll("h2, p") ?? [])].find(
          (element) => element.getBoundingClientRect().top > origin,
        )?.textContent;
      },
      [content, geometry] as const,
    );
  const section = `<section><h2>Awards</h2>${ENTRIES.join("")}</section>`;
  // A heading stays with two lines below it, and goes on with what follows a single one.
  expect(await firstOfSecondPage(LINES(10) + section)).toBe("Entry 3");
  expect(await firstOfSecondPage(LINES(11) + section)).toBe("Awards");
  const entry = (tools: string) =>
    `${LINES(9)}<article data-item="0"><h3>Title</h3><p>One</p><p>Two</p><p>Three</p><p ${tools}>Tools</p></article>`;
  expect(await firstOfSecondPage(entry(""))).toBe("Tools");
  expect(await firstOfSecondPage(entry("data-keep-previous"))).toBe("Three");
  const foot = "<div data-keep-previous style='break-inside:avoid'><p>Foot</p><p>Foot</p></div>";
  expect(await firstOfSecondPage(`${LINES(9)}${ENTRIES.join("")}${foot}`)).toBe("Entry 3");
});

test("a ground ends with the last page that it has something on", async ({ openDocument }) => {
  const page = await openDocument("", "letter");
  const geometry = { width: 816, height: 372, ...MARGINS };
  const bottoms = await page.evaluate(
    async ([text, at]) => {
      await window.paper?.show(
        `<article class="paper" style="display:grid;grid-template-columns:1fr 1fr">` +
          `<div data-flow style="padding:56px 0">${text.repeat(40)}</div>` +
          `<div id="side" data-flow data-fill-page style="padding:56px 0;align-self:start">${text}</div></article>`,
      );
      const side = document.querySelector<HTMLElement>("#side");
      window.paper?.paginate(at);
      const filled = side?.offsetHeight;
      window.paper?.unpaginate();
      return [filled, side?.style.minHeight];
    },
    ["<p>A line of text.</p>", geometry] as const,
  );
  expect(bottoms).toEqual([geometry.height, ""]);
});
