import { describe, expect, test } from "vitest";
import {
  editorSearch,
  idSearch,
  loginSearch,
  reviewSearch,
  stepSearch,
  tokenSearch,
} from "./search-params.ts";

describe("the sign-in page", () => {
  test("shows nothing it does not know", () => {
    expect(loginSearch({ notice: "<b>win</b>", other: "1" })).toEqual({});
  });

  test.each([
    [{ confirmed: "0" }, "not-confirmed"],
    [{ confirmed: "1", error: "token_expired" }, "not-confirmed"],
    [{ confirmed: "1" }, "confirmed"],
    [{ notice: "password-changed" }, "password-changed"],
  ])("knows from %j what to say: %s", (search, notice) => {
    expect(loginSearch(search)).toEqual({ notice });
  });
});

test("a wizard has no third step", () => {
  expect(stepSearch({ step: "3" })).toEqual({});
  expect(stepSearch({ step: "2" })).toEqual({ step: 2 });
  expect(stepSearch({ step: "next" })).toEqual({ step: "next" });
});

test("ids and tokens are texts, and absent when they are not given", () => {
  expect(idSearch({})).toEqual({});
  expect(idSearch({ id: "7f" })).toEqual({ id: "7f" });
  expect(tokenSearch({ token: "0123" })).toEqual({ token: "0123" });
});

test("a line is a whole number from 1 on, or none", () => {
  expect(reviewSearch({ id: "7f", line: "0" })).toEqual({ id: "7f" });
  expect(reviewSearch({ id: "7f", line: "2.5" })).toEqual({ id: "7f" });
  expect(reviewSearch({ id: "7f", line: "12" })).toEqual({ id: "7f", line: 12 });
});

test("the editor shows the form for a view it does not know", () => {
  expect(editorSearch({ view: "paint", section: 3 })).toEqual({});
  expect(editorSearch({ view: "edit" })).toEqual({});
  expect(editorSearch({ view: "templates", section: "skills", item: "7f" })).toEqual({
    view: "templates",
    section: "skills",
    item: "7f",
  });
  expect(editorSearch({ upload: "7f" })).toEqual({ upload: "7f" });
});
