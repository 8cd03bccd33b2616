import { describe, expect, test } from "vitest";
import { stored } from "@taiyari/domain/rich/testing";
import { bind } from "./bind.ts";

/** What a template shows of some data. Line breaks between elements mean nothing here. */
function shown(html: string, data: object): string {
  const root = document.createElement("article");
  root.innerHTML = html;
  bind(root, data);
  return root.innerHTML.replaceAll(/\s*\n\s*/gu, "").trim();
}

const HOSTILE = '<img src=x onerror="alert(1)">';

describe("bind, of what it should not trust", () => {
  test("shows markup as text, in every kind of element", () => {
    const root = document.createElement("article");
    root.innerHTML = `<p data-field="a"></p><div data-field="a"></div><ul data-field="a"></ul>
      <a data-field="a"></a><ul data-repeat="list"><template><li data-field="."></li></template></ul>`;
    bind(root, { a: HOSTILE, list: [HOSTILE] });
    expect(root.querySelector("img")).toBeNull();
    expect(root.textContent.split(HOSTILE)).toHaveLength(6);
  });

  test("takes out what a path that leads nowhere was to fill", () => {
    const html = `<p data-field="nobody.here"></p><p data-field="constructor.name"></p>
      <p data-field="__proto__"></p><p data-field="list.length"></p><p data-field="">`;
    expect(shown(html, { list: ["a"] })).toBe("");
  });

  test.each([undefined, null, "text", 7, {}, []])("hides a block whose list is %j", (list) => {
    const html = '<div data-repeat="list"><template><p>x</p></template></div>';
    expect(shown(html, { list })).toBe("");
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    " java\nscript:alert(1)",
    "file:///etc/passwd",
  ])("gives %j no address", (url) => {
    const root = document.createElement("article");
    root.innerHTML = '<a data-field="url" href="#"></a>';
    bind(root, { url });
    expect(root.querySelector("a")?.hasAttribute("href")).toBe(false);
    expect(root.textContent).not.toBe("");
  });

  test("shows no picture that would have to be fetched", () => {
    const html = '<img alt="Photograph" data-field="photo">';
    expect(shown(html, { photo: "https://tracker.example/a.png" })).toBe("");
    expect(shown(html, { photo: "data:image/svg+xml,<svg/>" })).toBe("");
  });
});

describe("bind, of words that nobody typed", () => {
  const HTML = `<h2 data-label="skills">Skills</h2><div data-repeat="jobs"><template>
    <i data-field="current" data-label="present">Present</i></template></div>`;

  test("keeps those of the template where there are no others, nor of an object itself", () => {
    const jobs = [{ current: true }];
    for (const labels of [undefined, {}, { skills: " " }, Object.create({ skills: "x" })]) {
      expect(shown(HTML, { jobs, labels })).toContain(">Skills<");
    }
  });

  test("shows others as text, in what is repeated too, and only where the flag is on", () => {
    const labels = { skills: HOSTILE, present: "वर्तमान" };
    const root = document.createElement("article");
    root.innerHTML = HTML;
    bind(root, { jobs: [{ current: true }, { current: false, at: "x" }], labels });
    expect(root.querySelector("img")).toBeNull();
    expect(root.querySelector("h2")?.textContent).toBe(HOSTILE);
    expect([...root.querySelectorAll("i")].map((each) => each.textContent)).toEqual(["वर्तमान"]);
  });
});

describe("bind", () => {
  test("fills texts, numbers and lists", () => {
    const html =
      '<h1 data-field="a.name">Sample</h1><p data-field="n"></p><p data-field="list"></p>';
    expect(shown(html, { a: { name: "Om" }, n: 7, list: ["SQL", " ", "R"] })).toBe(
      '<h1 data-field="a.name">Om</h1><p data-field="n">7</p><p data-field="list">SQL, R</p>',
    );
  });

  test("keeps the words of a flag that is on, and takes the element out when it is off", () => {
    const html = '<span data-field="current">Present</span>';
    expect(shown(html, { current: true })).toContain("Present");
    expect(shown(html, { current: false })).toBe("");
  });

  test("draws bold, italic and linked words, and points below points", () => {
    const data = {
      text: stored("Led <b>four</b>.\n• a <a https://x.in/y>site <i>of ours</i></a>\n  • b\n• c"),
    };
    expect(shown('<div data-field="text"></div>', data)).toBe(
      '<div data-field="text"><p>Led <strong>four</strong>.</p><ul><li>a <a href="https://x.in/y">site <em>of ours</em></a><ul><li>b</li></ul></li><li>c</li></ul></div>',
    );
    expect(shown('<span data-field="text"></span>', data)).toContain(
      'Led <strong>four</strong>. a <a href="https://x.in/y">',
    );
    expect(shown('<p data-field="text" data-upto="22"></p>', data)).toBe("");
    expect(
      shown('<p data-field="text" data-upto="9"></p>', {
        text: stored("<a https://very-long.in>Led four</a>."),
      }),
    ).toContain("Led four");
  });

  test("makes paragraphs and bullets of lines, and one line of them in running text", () => {
    const data = { text: "Led a team.\n• First\n•Second\n\nThen more." };
    expect(shown('<div data-field="text"></div>', data)).toBe(
      '<div data-field="text"><p>Led a team.</p><ul><li>First</li><li>Second</li></ul><p>Then more.</p></div>',
    );
    expect(shown('<span data-field="text"></span>', data)).toContain(
      "Led a team. First Second Then more.",
    );
    expect(shown('<ul data-field="text"></ul>', data)).toContain(
      "<li>Led a team.</li><li>First</li>",
    );
  });

  test.each([
    ["asha@mail.example", "mailto:asha@mail.example"],
    ["+91 98765-43210", "tel:+919876543210"],
    ["linkedin.com/in/asha", "https://linkedin.com/in/asha"],
  ])("links %s", (written, address) => {
    const root = document.createElement("article");
    root.innerHTML = '<a data-field="x"></a>';
    bind(root, { x: written });
    expect(root.querySelector("a")?.getAttribute("href")).toBe(address);
    expect(root.textContent).toBe(written);
  });

  test.each([
    ["http://asha.example/a?b=c", "asha.example/a?b=c"],
    ["https://www.asha.example/work/", "asha.example/work"],
    ["https://www.example", "example"],
  ])("shows %s as a page of paper does, and links all of it", (written, seen) => {
    const root = document.createElement("article");
    root.innerHTML = '<a data-field="x"></a>';
    bind(root, { x: written });
    expect(root.querySelector("a")?.getAttribute("href")).toBe(written);
    expect(root.textContent).toBe(seen);
  });

  test("shows a single point as a sentence", () => {
    expect(shown('<div data-field="text"></div>', { text: "• Sold tea.\n" })).toBe(
      '<div data-field="text"><p>Sold tea.</p></div>',
    );
  });

  test("lets a long address break after a slash or an at sign only", () => {
    expect(shown('<a data-field="x"></a>', { x: "a.example/b/c" })).toContain(
      "a.example/<wbr>b/<wbr>c",
    );
  });

  test("leaves the template's own picture where there is none, and puts a photo in its place", () => {
    const html = '<img alt="Photograph" data-field="photo" src="data:image/svg+xml,own">';
    expect(shown(html, { photo: "" })).toContain('src="data:image/svg+xml,own"');
    expect(shown(html, { photo: "data:image/png;base64,AAAA" })).toContain("base64,AAAA");
  });

  test("repeats the template child for each item that is not blank, and says which it is", () => {
    const html = `<div data-repeat="jobs"><p>Where</p><template><b data-field="at"></b></template></div>`;
    expect(shown(html, { jobs: [{ at: "A" }, { at: " " }, { at: "C" }] })).toBe(
      '<div data-repeat="jobs"><p>Where</p><b data-field="at" data-item="jobs.0">A</b>' +
        '<b data-field="at" data-item="jobs.2">C</b></div>',
    );
  });

  test("repeats within an item, sees the item first and the whole data last", () => {
    const html = `<div data-repeat="jobs"><template><section>
      <h3 data-field="name"></h3><i data-field="owner.name"></i>
      <ul data-repeat="tools"><template><li data-field="."></li></template></ul>
      </section></template></div>`;
    const data = {
      name: "outer",
      owner: { name: "Om" },
      jobs: [
        { name: "One", tools: ["a", "b"] },
        { name: "Two", tools: [] },
      ],
    };
    const text = shown(html, data)
      .replaceAll(/<[^>]+>/gu, "|")
      .replaceAll(/\|+/gu, "|");
    expect(text).toBe("|One|Om|a|b|Two|Om|");
  });

  test("keeps a conditional block while any of its paths holds", () => {
    const html = '<p data-if="a b">either</p><p data-if="!a">no a</p>';
    expect(shown(html, { a: "", b: "x" })).toMatch(/either.*no a/u);
    expect(shown(html, { a: "x" })).toBe('<p data-if="a b">either</p>');
    expect(shown(html, {})).toBe('<p data-if="!a">no a</p>');
  });

  test("chooses a block by the length of its text; several lines are long", () => {
    const html = '<p data-field="t" data-upto="5"></p><div data-field="t" data-over="5"></div>';
    expect(shown(html, { t: "12345" })).toMatch(/^<p [^>]+>12345<\/p>$/u);
    expect(shown(html, { t: "123456" })).toMatch(/^<div [^>]+><p>123456<\/p><\/div>$/u);
    expect(shown(html, { t: "1\n2" })).toMatch(/^<div/u);
    expect(shown(html, { t: "" })).toBe("");
  });

  test("joins what is left of a line, and takes the line out when nothing is", () => {
    const html = `<p data-join=", "><b data-field="a"></b> <b data-field="b"></b> <b data-field="c"></b></p>`;
    const text = (data: object) => shown(html, data).replaceAll(/<[^>]+>/gu, "");
    expect(text({ a: "A", b: "B", c: "C" })).toBe("A, B, C");
    expect(text({ a: "A", c: "C" })).toBe("A, C");
    expect(shown(html, {})).toBe("");
  });

  test("does not write a second full stop after a sentence", () => {
    const html = '<p data-join=". "><b data-field="a"></b><b data-field="b"></b></p>';
    expect(shown(html, { a: "Vol. 7.", b: "x" }).replaceAll(/<[^>]+>/gu, "")).toBe("Vol. 7. x");
  });

  test("takes a wrapper out when all that it held is gone, and leaves other empty elements", () => {
    expect(shown('<div><p><a data-field="x"></a></p></div><p class="rule"></p>', {})).toBe(
      '<p class="rule"></p>',
    );
  });
});

describe("bind, of sections", () => {
  const html = `<div><section data-section="jobs">J</section><section data-section="skills">S</section>
    <template data-section="custom"><section><h2 data-field="name"></h2>
    <div data-repeat="items"><template><h3 data-field="title"></h3></template></div></section></template>
    <section data-section="refs">R</section></div><aside><section data-section="awards">A</section></aside>`;
  const data = {
    jobs: [{ a: "x" }],
    skills: { technical: ["x"] },
    refs: [{ a: "x" }],
    awards: [{ a: "x" }],
    custom: [
      { id: "custom_1", name: "Talks", content: "", items: [{ title: "T1" }] },
      { id: "custom_2", name: "Empty", content: " ", items: [] },
    ],
  };
  const order = (sections: object, changes: object = {}) =>
    shown(html, { ...data, ...changes, sections }).replaceAll(/<[^>]+>/gu, "");

  test("leaves out a section without content, and one that is hidden", () => {
    expect(order({}, { jobs: [], skills: { technical: [] } })).toBe("TalksT1RA");
    expect(order({ hidden: ["refs", "custom_1"] })).toBe("JSA");
  });

  test("takes out the box in which the last section is gone", () => {
    expect(shown(html, { ...data, awards: [] })).not.toContain("aside");
  });

  test("keeps the template's order until the person gives one", () => {
    expect(order({ order: [] })).toBe("JSTalksT1RA");
  });

  test("moves sections among their siblings, the person's own too; unknown ones come last", () => {
    expect(order({ order: ["awards", "custom_1", "refs", "jobs"] })).toBe("TalksT1RJSA");
  });

  test("survives sections that are no lists", () => {
    expect(order({ order: "jobs", hidden: { 0: "jobs" } }, { custom: "x" })).toBe("JSRA");
  });
});
