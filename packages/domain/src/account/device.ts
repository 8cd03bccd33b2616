/** What signs in, as far as its user agent says. */
export interface Device {
  /** "Chrome"; null for a program that is no browser known here. */
  readonly browser: string | null;
  /** "Windows"; null where it is not said. */
  readonly system: string | null;
  readonly kind: "computer" | "phone" | "tablet";
}

/**
 * Products of a user agent and the browsers they belong to. The first that is found counts: browsers built on another
 * one name that one as well, after or before themselves. Source: the makers' documentation of their user agents.
 */
const BROWSERS: readonly (readonly [product: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\//, "Chrome"],
  [/\bChrom(?:e|ium)\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

/** In this order: Android names Linux too, and iPhones name Mac OS X. */
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/**
 * Reads a user agent. It can be made up and says nothing for certain: it is for telling one's own devices apart.
 *
 * An iPad that asks for desktop pages names itself a Macintosh, and reads as one.
 */
export function deviceOf(userAgent: string): Device {
  const nameIn = (list: typeof BROWSERS) =>
    list.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
  const system = nameIn(SYSTEMS);
  return { browser: nameIn(BROWSERS), system, kind: kindOf(system, userAgent) };
}

/** Android without "Mobile" is a tablet. Source: developer.chrome.com, "User-Agent strings". */
function kindOf(system: string | null, userAgent: string): Device["kind"] {
  if (system === "iPhone") return "phone";
  if (system === "iPad") return "tablet";
  if (system !== "Android") return "computer";
  return /\bMobile\b/.test(userAgent) ? "phone" : "tablet";
}

/** "Chrome on Windows", "Safari on iPhone", "A browser on Linux", "An unknown browser". */
export function deviceName({ browser, system }: Pick<Device, "browser" | "system">): string {
  if (system === null) return browser ?? "An unknown browser";
  return `${browser ?? "A browser"} on ${system}`;
}
