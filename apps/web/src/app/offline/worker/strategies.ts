import { openCache, putWhole } from "./cached-files.ts";

interface Kept {
  /** Where the stand-in is kept. */
  readonly keptAt: string;
  /** How long the network may take before the stand-in is used. */
  readonly patienceMs: number;
  /** Whether what the network gave replaces the stand-in. */
  readonly isKept: boolean;
}

/** The network's answer; what is kept where there is none, it takes too long, or a server behind a proxy is away. */
export async function networkFirst(
  event: FetchEvent,
  { keptAt, patienceMs, isKept }: Kept,
): Promise<Response> {
  const cache = await openCache();
  const asked = fetch(event.request);
  // Also when it is late: the next time it is there.
  if (isKept) event.waitUntil(asked.then((answer) => keep(cache, event, answer)).catch(() => null));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const first = await Promise.race([asked, late]).catch(() => null);
  if (first && !isAway(first)) return first;
  const kept = await cache.match(keptAt);
  return kept ?? first ?? asked.catch(() => Response.error());
}

/** What is kept; else the network's answer. */
export async function cacheFirst(event: FetchEvent, isKept: boolean): Promise<Response> {
  const cache = await openCache();
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isKept) event.waitUntil(keep(cache, event, answer));
  return answer;
}

async function keep(cache: Cache, { request }: FetchEvent, answer: Response): Promise<void> {
  if (answer.ok) await putWhole(cache, request, answer.clone());
}

function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}
