import { expect, test } from "vitest";
import { browserVendor } from "./browser-vendor.ts";

const ENGINE = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${ENGINE} Chrome/149.0.0.0 Safari/537.36`, "Chrome", "Google"],
  [`${ENGINE} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`, "Edge", "Microsoft"],
  [
    `${ENGINE} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Google",
  ],
  [
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari",
    "Apple",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", null],
  ["Some other browser", "This browser", null],
])("%s", (userAgent, browser, vendor) => {
  expect(browserVendor(userAgent)).toEqual({ browser, vendor });
});
