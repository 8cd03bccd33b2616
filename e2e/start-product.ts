import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startProduct } from "../tools/product.ts";

/** Starts the built product for all stories and leaves its address in TAIYARI_URL. */
export default async function startForStories(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-e2e-"));
  const product = await startProduct({ dataDir, settings: { ATTEMPTS_PER_MINUTE: "100000" } });
  process.env["TAIYARI_URL"] = product.url;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
