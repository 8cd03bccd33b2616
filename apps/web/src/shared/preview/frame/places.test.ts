import { describe, expect, test } from "vitest";
import { placeOf } from "./places.ts";

function placeAt(html: string) {
  const root = document.createElement("article");
  root.innerHTML = html;
  const at = root.querySelector("i");
  return at && placeOf(at, root);
}

describe("placeOf", () => {
  test("finds nothing in decoration", () => {
    expect(placeAt("<p><i>x</i></p>")).toBeNull();
  });

  test("knows the person's own fields wherever a template puts them", () => {
    const html = `<aside data-section="skills"><p data-field="personal.email"><i>x</i></p></aside>`;
    expect(placeAt(html)).toEqual({ section: "personal", item: null, field: "email" });
  });

  test("finds the entry and the field", () => {
    const html = `<section data-section="experience"><div data-item="experience.2">
      <div data-field="description"><ul><li><i>x</i></li></ul></div></div></section>`;
    expect(placeAt(html)).toEqual({ section: "experience", item: 2, field: "description" });
  });

  test("takes a tag within an entry for the entry's", () => {
    const html = `<section data-section="projects"><div data-item="projects.1">
      <b data-item="technologies.0" data-field="."><i>x</i></b></div></section>`;
    expect(placeAt(html)).toEqual({ section: "projects", item: 1, field: null });
  });

  test("finds entries of a section that the person added", () => {
    const html = `<section data-section="custom_7"><div data-item="items.3"><i>x</i></div></section>`;
    expect(placeAt(html)).toEqual({ section: "custom_7", item: 3, field: null });
  });

  test("is in no entry in a heading, and in a list of skills", () => {
    expect(placeAt(`<section data-section="awards"><h2><i>x</i></h2></section>`)).toEqual({
      section: "awards",
      item: null,
      field: null,
    });
    const html = `<section data-section="skills"><b data-item="skills.soft.1"><i>x</i></b></section>`;
    expect(placeAt(html)).toMatchObject({ section: "skills", item: null });
  });
});
