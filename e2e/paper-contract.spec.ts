import { expect } from "@playwright/test";
import { PAPER_SIZES, type WarningKind } from "@taiyari/paper";
import { META, test } from "./paper/fixtures.ts";
import { readPdf } from "./paper/read-pdf.ts";

const GEOMETRY = { ...PAPER_SIZES.a4, gap: 0, top: 50, bottom: 50 };

/** For each thing a template may not use, a use of it. The compiler lists a kind without one. */
const FORBIDDEN: Record<WarningKind, string> = {
  "background-clip-text": `<p style="background-clip:text;background-color:red">a</p>`,
  "background-image": `<p style="background-image:url(data:image/png;base64,AA)">a</p>`,
  "blend-mode": `<p style="mix-blend-mode:multiply">a</p>`,
  "border-collapse": `<table style="border-collapse:collapse"><tbody><tr><td style="border:1px solid red">a</td></tr></tbody></table>`,
  "border-style": `<p style="border:3px double red">a</p>`,
  "clip-path": `<p style="clip-path:circle(40%)">a</p>`,
  "clipped-text": `<div style="overflow:hidden;height:10px"><p>a<br>b</p></div>`,
  counter: `<style>.c::before{content:counter(x)}</style><p class="c">a</p>`,
  ellipsis: `<p style="overflow:hidden;text-overflow:ellipsis">a</p>`,
  "embedded-content": `<canvas width="10" height="10"></canvas>`,
  filter: `<p style="filter:blur(1px)">a</p>`,
  "font-not-bundled": `<p style="font-family:'Comic Neue', Inter">a</p>`,
  gradient: `<p style="background-image:radial-gradient(red, blue)">a</p>`,
  hyphens: `<p style="hyphens:auto">a</p>`,
  "image-unreadable": `<img src="data:image/png;base64,AA" alt="x" style="width:9px;height:9px">`,
  "link-scheme": `<p><a href="javascript:void(0)">a</a></p>`,
  "list-marker": `<ul style="list-style:disc"><li>a</li></ul>`,
  mask: `<p style="mask-image:linear-gradient(red, blue)">a</p>`,
  "opacity-group": `<p style="opacity:.5;background:#eee">a</p>`,
  outline: `<p style="outline:1px solid red">a</p>`,
  "position-fixed": `<p style="position:sticky;top:0">a</p>`,
  "pseudo-element": `<style>.p::after{content:"";display:block;height:2px;background:red}</style><p class="p">a</p>`,
  "right-to-left": `<p style="direction:rtl">a</p>`,
  shadow: `<p style="box-shadow:0 0 3px red">a</p>`,
  "small-caps": `<p style="font-variant-caps:small-caps">a</p>`,
  "svg-content": `<svg width="20" height="20"><text y="10">a</text><path d="M0 0h9"/></svg>`,
  "text-emphasis": `<p style="text-emphasis:filled">a</p>`,
  "text-stroke": `<p style="-webkit-text-stroke:1px red">a</p>`,
  transform: `<p style="transform:rotate(3deg)">a</p>`,
  "underline-style": `<p style="text-decoration:underline wavy">a</p>`,
  "vertical-writing": `<p style="writing-mode:vertical-rl">a</p>`,
  "z-index": `<p style="position:relative;z-index:9">a</p>`,
};

test("names each thing that the PDF cannot show, and nothing else", async ({ openDocument }) => {
  const page = await openDocument("", "a4");
  const named: Record<string, string[]> = {};
  for (const [kind, html] of Object.entries(FORBIDDEN)) {
    const list = await page.evaluate(
      async ([inside, at]) => {
        await window.paper?.show(`<article class="paper">${inside}</article>`);
        return window.paper?.capture(at);
      },
      [html, GEOMETRY] as const,
    );
    named[kind] = [...new Set(list?.warnings.map((warning) => warning.kind))];
  }
  expect(named).toEqual(Object.fromEntries(Object.keys(FORBIDDEN).map((kind) => [kind, [kind]])));
});

test("names the characters no face has, and keeps them readable", async ({ openDocument }) => {
  const page = await openDocument("", "a4");
  const file = await page.evaluate(
    async ([at, meta]) => {
      await window.paper?.show(`<article class="paper"><p>Tea 🫖 and 日 in Pune</p></article>`);
      return window.paper?.exportPdf(at, meta);
    },
    [GEOMETRY, META] as const,
  );
  expect(file?.missing).toEqual(["🫖", "日"]);
  const { text } = await readPdf(Buffer.from(file?.base64 ?? "", "base64"));
  expect(text).toContain("Tea 🫖 and 日 in Pune");
});

test("draws what no face has as a box on the page too, whatever fonts the machine has", async ({
  openDocument,
}) => {
  const page = await openDocument("", "a4");
  const widths = await page.evaluate(async () => {
    const letters = ["Ж", "Ω", "漢", "🫖", "𝗞"];
    const spans = letters.map((letter) => `<span>${letter}</span>`).join(" ");
    await window.paper?.show(
      `<article class="paper"><p style="font-size:32px">${spans}</p></article>`,
    );
    await document.fonts.ready;
    return [...document.querySelectorAll("span")].map((one) => one.getBoundingClientRect().width);
  });
  // The box of the face is 1300 of 2048 units wide.
  for (const width of widths) expect(width).toBeCloseTo((32 * 1300) / 2048, 1);
  expect(widths).toHaveLength(5);
});

test("a link that a document may not have is left out", async ({ openDocument }) => {
  const page = await openDocument("", "a4");
  const list = await page.evaluate(async (at) => {
    await window.paper?.show(
      `<article class="paper"><p><a href="javascript:alert(1)">a</a> <a href="https://b.example/">b</a></p></article>`,
    );
    return window.paper?.capture(at);
  }, GEOMETRY);
  const urls = list?.items.flatMap((item) => (item.kind === "link" ? [item.url] : []));
  expect(urls).toEqual(["https://b.example/"]);
});
