import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startProduct } from "../tools/product.ts";

/**
 * Starts the built product for all stories and leaves its address in TAIYARI_URL, unless none of them uses it. What
 * workers share is in the folder TAIYARI_STORIES.
 */
export default async function startForStories(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-e2e-"));
  process.env["TAIYARI_STORIES"] = folder;
  const product = process.env["TAIYARI_WITHOUT_PRODUCT"]
    ? null
    : await startProduct({
        dataDir: path.join(folder, "data"),
        settings: { ATTEMPTS_PER_MINUTE: "100000" },
      });
  if (product) process.env["TAIYARI_URL"] = product.url;
  return async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
