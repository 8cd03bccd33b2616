import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import type { StartWorker } from "../../frame/messages.ts";
import harness from "./harness.py";

/** What memory Python may take. The wasm itself would take 4 GB, which ends the page on most devices. */
const MOST_MEMORY_BYTES = 512 * 1024 * 1024;
const PAGE_BYTES = 65_536;
/** Files are handed over; nothing is asked of this address. */
const NOWHERE = "https://runner.invalid/";

/** The harness in Python: each function gives a JSON text. */
export interface Harness {
  readonly Run: (code: string, name: string) => PythonRun;
  readonly is_clean: () => boolean;
}

/** A function of Python, which may be called on a stack of its own. */
export interface PythonCall<Given extends readonly unknown[]> {
  (...given: Given): string;
  readonly callPromising: (...given: Given) => Promise<string>;
}

/** Of harness.py. */
export interface PythonRun {
  readonly load: PythonCall<readonly []>;
  readonly find: (name: string) => string;
  readonly call: PythonCall<readonly [input: string, maxDepth: number, maxParts: number]>;
  readonly destroy: () => void;
}

export interface Python {
  readonly harness: Harness;
  /** Where standard input, standard output and standard error go from now on. */
  readonly connect: (stdin: string, write: (text: string) => void) => void;
}

/** Starts Python from files that were handed over: a second or two. */
export async function startPython({ wasm, library }: StartWorker): Promise<Python> {
  if (!wasm || !library) throw new Error("Python came without its files.");
  giveFiles(wasm, library);
  limitMemory();
  const pyodide = await loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    lockFileContents: JSON.stringify({ info: PYODIDE_INFO, packages: {} }),
    createPyodideModule,
    // What Python sees of JavaScript as the module `js`: nothing.
    jsglobals: {},
    // So that sets and dicts of texts have the same order in every run.
    env: { HOME: "/home/person", PYTHONHASHSEED: "0" },
  } as Parameters<typeof loadPyodide>[0]);
  pyodide.unregisterJsModule("js");
  pyodide.unregisterJsModule("pyodide_js");
  const space = pyodide.toPy({ __name__: "harness" }) as { get: (name: string) => unknown };
  pyodide.runPython(harness, { globals: space as never, filename: "harness.py" });
  (space.get("remember") as () => void)();
  return {
    harness: {
      Run: space.get("Run") as Harness["Run"],
      is_clean: space.get("is_clean") as Harness["is_clean"],
    },
    connect(stdin, write) {
      const input = new TextEncoder().encode(stdin);
      let at = 0;
      pyodide.setStdin({
        isatty: false,
        read(buffer: Uint8Array) {
          const piece = input.subarray(at, at + buffer.length);
          buffer.set(piece);
          at += piece.length;
          return piece.length;
        },
      });
      const decoder = new TextDecoder();
      const stream = {
        isatty: false,
        write(bytes: Uint8Array) {
          write(decoder.decode(bytes, { stream: true }));
          return bytes.length;
        },
      };
      pyodide.setStdout(stream);
      pyodide.setStderr(stream);
    },
  };
}

/** Pyodide fetches two files, and this worker reaches no network. */
function giveFiles(wasm: WebAssembly.Module, library: ArrayBuffer): void {
  globalThis.fetch = async (asked) => {
    const address = asked instanceof Request ? asked.url : asked.toString();
    return new Response(address.endsWith(".zip") ? library : null);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
}

/** Beyond it allocations fail, which Python calls a MemoryError. */
function limitMemory(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the memory below
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_MEMORY_BYTES) {
      throw new RangeError("no more memory for Python");
    }
    return grow.call(this, pages);
  };
}

/** Put in by build/make-runner-files.ts. */
declare const PYODIDE_INFO: object;
