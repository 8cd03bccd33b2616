import { expect, test } from "vitest";
import { featuresOf } from "./features.ts";

const NORMAL = {
  fontVariantNumeric: "normal",
  fontVariantLigatures: "normal",
  fontKerning: "auto",
  fontFeatureSettings: "normal",
};

test.each([
  [{}, []],
  [{ fontVariantNumeric: "tabular-nums slashed-zero" }, ["tnum", "zero"]],
  [{ fontVariantLigatures: "no-common-ligatures" }, ["-liga", "-clig"]],
  [{ fontKerning: "none" }, ["-kern"]],
  [
    { fontFeatureSettings: '"ss01", "calt" 0, "cv11" 1, "liga" off' },
    ["ss01", "-calt", "cv11", "-liga"],
  ],
])("%j asks for %j", (change, features) => {
  expect(featuresOf({ ...NORMAL, ...change })).toEqual(features);
});
