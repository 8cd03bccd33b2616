export { BROWSER_FLAGS, findBrowser } from "./find-browser.ts";
export { openRunner, type OpenRunner, type RunnerOptions } from "./open-runner.ts";
