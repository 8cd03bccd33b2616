/** Time is that of the processor, so that a busy machine judges as a quiet one. `harness.mjs SOLUTION NAME FOLDER`: calls the function with each of `cases.json` and writes a line for each. */
export const JAVASCRIPT_HARNESS = `
import { appendFileSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [solution, name, folder] = process.argv.slice(2);
const tagged = (value) => {
  if (value === undefined) return { $kind: "undefined" };
  if (typeof value === "bigint") return { $kind: "integer", digits: String(value) };
  if (typeof value === "number" && !Number.isFinite(value)) return { $kind: "number", text: String(value) };
  if (value instanceof Map) return { $kind: "map", entries: [...value].map(([key, item]) => [tagged(key), tagged(item)]) };
  if (value instanceof Set) return { $kind: "set", items: [...value].map(tagged) };
  if (Array.isArray(value)) return Array.from(value, tagged);
  if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tagged(item)]));
  if (typeof value === "function" || typeof value === "symbol") return { $kind: "other", type: typeof value, text: String(value) };
  return value;
};
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const module = await import(pathToFileURL(solution).href);
if (typeof module[name] !== "function") throw new ReferenceError("no function " + name + " is exported");
for (const input of JSON.parse(readFileSync(folder + "/cases.json", "utf8"))) {
  const begun = cpu();
  let line;
  try {
    const value = module[name](...input);
    line = { status: "returned", ms: cpu() - begun, output: "", value: tagged(value) };
  } catch (error) {
    line = { status: "threw", ms: cpu() - begun, output: "", error: { name: error?.name ?? "Error", message: String(error?.message ?? error), line: null, column: null, trace: [] } };
  }
  appendFileSync(folder + "/results.jsonl", JSON.stringify(line) + "\\n");
}
`;

/** The same in Python. */
export const PYTHON_HARNESS = `
import importlib.util, json, math, sys, time
solution, name, folder = sys.argv[1:]
def tagged(value):
    if value is None or isinstance(value, (bool, str)): return value
    if isinstance(value, int): return value if abs(value) < 2**53 else {"$kind": "integer", "digits": str(value)}
    if isinstance(value, float):
        if math.isfinite(value): return value
        return {"$kind": "number", "text": "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"}
    if isinstance(value, (list, tuple)): return [tagged(item) for item in value]
    if isinstance(value, dict):
        if all(isinstance(key, str) for key in value): return {key: tagged(item) for key, item in value.items()}
        return {"$kind": "map", "entries": [[tagged(key), tagged(item)] for key, item in value.items()]}
    if isinstance(value, (set, frozenset)): return {"$kind": "set", "items": [tagged(item) for item in value]}
    return {"$kind": "other", "type": type(value).__name__, "text": str(value)}
spec = importlib.util.spec_from_file_location("solution", solution)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
call = getattr(module, name)
with open(folder + "/cases.json", encoding="utf8") as file:
    cases = json.load(file)
with open(folder + "/results.jsonl", "w", encoding="utf8") as results:
    for arguments in cases:
        begun = time.process_time()
        try:
            value = call(*arguments)
            line = {"status": "returned", "output": "", "ms": (time.process_time() - begun) * 1000, "value": tagged(value)}
        except Exception as error:
            line = {"status": "threw", "output": "", "ms": (time.process_time() - begun) * 1000, "error": {"name": type(error).__name__, "message": str(error), "line": None, "column": None, "trace": []}}
        results.write(json.dumps(line) + "\\n")
        results.flush()
`;

/** Preloaded before a program in JavaScript: writes what the processor worked for it, in milliseconds. */
export const JAVASCRIPT_CLOCK = `
import { writeFileSync } from "node:fs";
const file = process.env.TAIYARI_CLOCK;
const begun = process.cpuUsage();
process.on("exit", () => {
  const { user, system } = process.cpuUsage(begun);
  writeFileSync(file, String((user + system) / 1000));
});
`;

/** The same in Python, which runs the program that is named after it. */
export const PYTHON_CLOCK = `
import atexit, os, runpy, sys, time
begun = time.process_time()
@atexit.register
def write():
    with open(os.environ["TAIYARI_CLOCK"], "w") as file:
        file.write(str((time.process_time() - begun) * 1000))
runpy.run_path(sys.argv[1], run_name="__main__")
`;
