/** Changes with each build and with this program: a new one never touches what the one before goes on using. */
const PREFIX = "offline-editor-";
const NAME = `${PREFIX}__OFFLINE_VERSION__`;

/** What this service worker keeps. */
export function openCache(): Promise<Cache> {
  return caches.open(NAME);
}

/** The addresses that earlier service workers keep. */
export async function cachedAddresses(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}

interface Wanted {
  readonly page: string;
  readonly entry: string;
  readonly files: readonly string[];
  /** Good to have. */
  readonly used: readonly string[];
}

/** @throws  an Error when something of the build cannot be had; what this one kept before, for the course, stays */
export async function cacheAll({ page, entry, files, used }: Wanted): Promise<void> {
  const isFirst = !(await caches.has(NAME));
  try {
    const cache = await openCache();
    const answer = await fetch(page, { cache: "no-cache", credentials: "omit" });
    const text = await answer.clone().text();
    if (!answer.ok || answer.redirected || !text.includes(entry)) {
      throw new Error("The page is of another build.");
    }
    await Promise.all(files.map((path) => fetchInto(cache, path)));
    await putWhole(cache, page, answer);
    await Promise.allSettled(used.map((path) => fetchInto(cache, path)));
  } catch (error) {
    if (isFirst) await caches.delete(NAME);
    throw error;
  }
}

/**
 * Puts an answer into a cache once all of it is here. A cache answers nobody while something is put into it, so that an
 * answer whose connection stands still would hold up every page that asks for what is kept.
 */
export async function putWhole(
  cache: Cache,
  request: RequestInfo,
  answer: Response,
): Promise<void> {
  const { status, statusText, headers } = answer;
  const body = await answer.blob();
  await cache.put(request, new Response(body, { status, statusText, headers }));
}

/** @throws  an Error when the server does not give it */
export async function fetchInto(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await putWhole(cache, path, answer);
}

/** Removes what earlier service workers kept. */
export async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== NAME)
      .map((name) => caches.delete(name)),
  );
}
