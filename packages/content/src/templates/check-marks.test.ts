import { describe, expect, test } from "vitest";
import { checkMarks } from "./check-marks.ts";
import { allFields } from "./fields.ts";
import { parseHtml } from "./html-tree.ts";

/** What is said of a piece of a template, without that the rest of the resume is not in it. */
function saidOf(html: string): readonly string[] {
  const { elements, problems } = parseHtml(html);
  expect(problems).toEqual([]);
  return checkMarks(elements).filter((problem) => problem.startsWith("line"));
}

describe("checkMarks", () => {
  test("refuses a path that leads nowhere, and says what there is", () => {
    expect(saidOf('<p data-field="personal.mail"></p>')).toEqual([
      expect.stringMatching(
        /^line 1: data-field="personal\.mail" leads nowhere\. Here are personal,/u,
      ),
    ]);
  });

  test("refuses what only looks like a field", () => {
    for (const path of ["constructor", "personal.__proto__", "personal.email.length", ""]) {
      expect(saidOf(`<p data-field="${path}"></p>`)).toHaveLength(1);
    }
  });

  test("refuses within an item what its list does not have", () => {
    const html = `<div data-repeat="awards"><template>
      <p data-field="company"></p></template></div>`;
    expect(saidOf(html)).toEqual([
      'line 2: data-field="company" leads nowhere. Here are title, issuer, date, description.',
    ]);
  });

  test("refuses a heading that cannot be renamed, and a word that no language has", () => {
    expect(saidOf("<h2>Skills</h2>")).toHaveLength(1);
    expect(saidOf('<h2 data-label="hobby">Skills</h2>')[0]).toMatch(/is no printed word/u);
    expect(saidOf('<p data-label="skills"><b>Skills</b></p>')[0]).toMatch(/a text alone/u);
    expect(
      saidOf(`<div data-repeat="experience"><template>
        <p data-field="current">Present</p></template></div>`)[0],
    ).toMatch(/needs data-label="present"/u);
    expect(saidOf('<h2 data-label="skills">Skills</h2>')).toEqual([]);
  });

  test("refuses a list where a text belongs, and a text where a list does", () => {
    expect(saidOf('<p data-field="awards"></p>')).toEqual([
      'line 1: data-field="awards" is a list of items: use data-repeat.',
    ]);
    expect(
      saidOf('<div data-repeat="personal.email"><template><p></p></template></div>')[0],
    ).toMatch(/is no list/u);
  });

  test("refuses a repeated block with no template child, and a template in no such block", () => {
    expect(saidOf('<div data-repeat="awards"><p></p></div>')).toEqual([
      "line 1: data-repeat needs exactly one template child.",
    ]);
    expect(saidOf("<div><template><p></p></template></div>")).toEqual([
      "line 1: a template belongs in an element with data-repeat.",
    ]);
  });

  test("refuses a condition that asks for nothing or for what is not there", () => {
    expect(saidOf('<p data-if=""></p>')[0]).toMatch(/data-if is empty/u);
    expect(saidOf('<p data-if="personal.email !personal.fax"></p>')).toEqual([
      expect.stringContaining('data-if="!personal.fax" leads nowhere'),
    ]);
  });

  test("refuses a length without a field and one that is no number", () => {
    expect(saidOf('<p data-upto="32"></p>')).toEqual([
      "line 1: data-upto needs a data-field beside it.",
    ]);
    expect(saidOf('<p data-field="personal.email" data-over="long"></p>')).toEqual([
      "line 1: data-over is a number of letters, as in 32.",
    ]);
  });

  test("refuses a picture that is no img, an img that is no picture, and unknown marks", () => {
    expect(saidOf('<p data-field="personal.photo"></p>')).toHaveLength(1);
    expect(saidOf('<img alt="x" data-field="personal.email" />')).toHaveLength(1);
    expect(saidOf('<p data-feild="personal.email"></p>')[0]).toMatch(/data-feild means nothing/u);
  });

  test("refuses a section that is none, and own sections anywhere but on a template", () => {
    expect(saidOf('<section data-section="hobbies"></section>')[0]).toMatch(/is no section/u);
    expect(saidOf('<section data-section="custom"></section>')[0]).toMatch(
      /belongs on a template/u,
    );
  });

  test("names every field and every section that a template leaves out", () => {
    const said = checkMarks([]);
    expect(said).toHaveLength(allFields().length + 10);
    expect(said).toContain(
      "experience.current is not shown. Bind it, so that nothing is lost by choosing this one.",
    );
    expect(said).toContain(
      'no element is marked data-section="custom". The section could not be hidden.',
    );
  });

  test("accepts fields of an item, of the whole data within it, and of lists within own sections", () => {
    expect(
      saidOf(`<div data-repeat="projects"><template><p data-field="name"></p>
        <b data-field="personal.fullName"></b>
        <ul data-repeat="technologies"><template><li data-field="."></li></template></ul>
      </template></div>
      <template data-section="custom"><section><h2 data-field="name"></h2>
        <div data-repeat="items"><template><h3 data-field="title"></h3></template></div>
      </section></template>`),
    ).toEqual([]);
  });
});
