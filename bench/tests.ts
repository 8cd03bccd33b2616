import { run } from "../tools/run.ts";
import { table } from "./table.ts";

/** Every test, with all cases of matrices and properties, of which `npm test` takes a part. */
export async function measureTests(): Promise<string> {
  const { code, output, ms } = await run("node", ["tools/test.ts", "--all"]);
  const [, passed = "?", failed = "?", skipped = "?"] =
    /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/u.exec(output) ?? [];
  const figures = table("Tests, with every case", [
    ["passed", "failed", "skipped", "minutes"],
    [passed, failed, skipped, (ms / 60_000).toFixed(1)],
  ]);
  return code === 0 ? figures : `${output}\n\n${figures}`;
}
