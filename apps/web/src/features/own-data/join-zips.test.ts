import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { joinZips } from "./join-zips.ts";

const zip = (files: Readonly<Record<string, string>>) =>
  new Blob([
    Uint8Array.from(
      zipSync(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  ]);

async function textsIn(joined: Blob): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(new Uint8Array(await joined.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

test.each([new Blob([]), new Blob(["{}"]), new Blob(["x".repeat(100)])])(
  "refuses what is no ZIP",
  async (other) => {
    await expect(joinZips(zip({ a: "1" }), other)).rejects.toThrow("no whole ZIP");
    await expect(joinZips(other, zip({ a: "1" }))).rejects.toThrow("no whole ZIP");
  },
);

test("refuses one that was cut off", async () => {
  const whole = zip({ a: "1" });
  await expect(joinZips(whole.slice(0, whole.size - 3), whole)).rejects.toThrow("no whole ZIP");
});

test("has the files of both, with names of any script", async () => {
  const first = { "README.txt": "All", "data/user.json": "[]\n".repeat(1_000) };
  const second = { "resumes/नमस्ते.pdf": "%PDF-", "reports/Report 3.pdf": "%PDF-".repeat(9) };
  expect(await textsIn(await joinZips(zip(first), zip(second)))).toEqual({ ...first, ...second });
  expect(await textsIn(await joinZips(zip(first), zip({})))).toEqual(first);
});
