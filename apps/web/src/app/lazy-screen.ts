import { lazyRouteComponent, type AsyncRouteComponent } from "@tanstack/react-router";
import { perTab } from "../lib/storage.ts";

/** The files of this build are gone from the server: the installation was updated while the page was open. */
export class OutdatedAppError extends Error {
  override readonly name = "OutdatedAppError";
}

const KEY = "reloadedFrom";

/**
 * A screen whose files are loaded when it is opened, or about to be.
 *
 * @throws while rendering: OutdatedAppError when the server answers and the files are gone, TypeError (an outage)
 *         when it does not answer
 */
export function lazyScreen<Module extends object>(
  load: () => Promise<Module>,
  name: string & keyof Module,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(() => load().catch(explain), name);
}

async function explain(cause: unknown): Promise<never> {
  const answers = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) throw new OutdatedAppError("The files of this screen are gone", { cause });
  throw new TypeError("The server did not answer", { cause });
}

/**
 * Loads the page again, at most once for each build: a second failure of the same files has another reason.
 *
 * @param build   names the build that runs, as the address of its entry does
 * @param reload  loads the page
 * @returns       whether it is being loaded
 */
export function reloadOnce(
  build = entryAddress(),
  reload: () => void = () => window.location.reload(),
): boolean {
  if (perTab.get(KEY) === build || !perTab.set(KEY, build)) return false;
  reload();
  return true;
}

function entryAddress(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
}
