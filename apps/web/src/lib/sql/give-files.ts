import type { EngineHost } from "./engine-host.ts";
import type { RemoteFile } from "./fetch-file.ts";
import type { EngineFileName, FileName, SnapshotName } from "./frame/messages.ts";

/** Where files come from. */
export interface FileSources {
  readonly engineFiles: () => Readonly<Record<EngineFileName, RemoteFile>>;
  /** Asks the server what they are called. */
  readonly snapshots: () => Promise<Readonly<Record<SnapshotName, RemoteFile>>>;
  readonly fetchFile: (
    file: RemoteFile,
    onProgress: (share: number) => void,
  ) => Promise<ArrayBuffer>;
}

export interface FileGiver {
  /** Fetches what the host does not have yet; gives the addresses of what was fetched. */
  readonly give: (names: readonly FileName[]) => Promise<readonly string[]>;
}

/** The largest first. */
export const ENGINE_FILES = ["wasm", "share", "script"] as const;
/** Progress is said in steps of this share, for each of them draws a screen anew. */
const STEP = 0.02;

/** @param onProgress  bytes as they are sent; not called before it is known how many there are */
export function createFileGiver(
  { engineFiles, snapshots, fetchFile }: FileSources,
  host: Pick<EngineHost, "give">,
  onProgress: (loaded: number, total: number) => void,
): FileGiver {
  /** Files that the host has or is being given. */
  const given = new Map<FileName, Promise<void>>();

  async function give(names: readonly FileName[]): Promise<readonly string[]> {
    const missing = names.filter((name) => !given.has(name));
    const found = missing.map((name) => [name, fileOf(name)] as const);
    const files = Promise.all(found.map(([, file]) => file));
    const say = progressOf(files);
    async function giveOne(name: FileName, known: Promise<RemoteFile>): Promise<void> {
      const file = await known;
      host.give(name, await fetchFile(file, (share) => say(name, share * file.sentBytes)));
    }
    for (const [name, file] of found) given.set(name, giveOne(name, file));
    try {
      await Promise.all(names.flatMap((name) => given.get(name) ?? []));
      return (await files).map(({ address }) => address);
    } catch (error) {
      for (const name of missing) given.delete(name);
      throw error;
    }
  }

  /** Those of the engine are known at once, so that they are fetched while the server is asked for the others. */
  function fileOf(name: FileName): Promise<RemoteFile> {
    return isEngineFile(name)
      ? Promise.resolve(engineFiles()[name])
      : snapshots().then((all) => all[name]);
  }

  function progressOf(asked: Promise<readonly RemoteFile[]>) {
    const loaded = new Map<FileName, number>();
    let total = 0;
    let said = 0;
    function say(): void {
      const sum = Math.round([...loaded.values()].reduce((one, other) => one + other, 0));
      if (total === 0 || (sum - said < STEP * total && sum < total)) return;
      said = sum;
      onProgress(said, total);
    }
    async function learnTotal(): Promise<void> {
      const files = await asked;
      total = files.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
      say();
    }
    // Whoever waits for the files hears of a failure.
    learnTotal().catch(() => undefined);
    return (name: FileName, bytes: number) => {
      loaded.set(name, bytes);
      say();
    };
  }

  return { give };
}

function isEngineFile(name: FileName): name is EngineFileName {
  return ENGINE_FILES.some((one) => one === name);
}
