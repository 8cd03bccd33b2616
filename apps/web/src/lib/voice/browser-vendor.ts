/** A browser, and to whom it sends speech to have it written down. */
export interface BrowserVendor {
  readonly browser: string;
  /** "Google"; null where that is not known. */
  readonly vendor: string | null;
}

/** By the name that a browser gives itself. The order matters: most also name others. */
const BROWSERS: readonly (readonly [RegExp, BrowserVendor])[] = [
  [/\bFirefox\//, { browser: "Firefox", vendor: null }],
  [/\bEdgA?\//, { browser: "Edge", vendor: "Microsoft" }],
  [/\bSamsungBrowser\//, { browser: "Samsung Internet", vendor: "Google" }],
  [/\bOPR\//, { browser: "Opera", vendor: null }],
  [/\b(Headless)?Chrome\/|\bCriOS\//, { browser: "Chrome", vendor: "Google" }],
  [/\bSafari\//, { browser: "Safari", vendor: "Apple" }],
];

export function browserVendor(userAgent: string): BrowserVendor {
  const found = BROWSERS.find(([name]) => name.test(userAgent));
  return found ? found[1] : { browser: "This browser", vendor: null };
}
