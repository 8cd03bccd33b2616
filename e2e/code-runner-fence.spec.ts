import { expect, test } from "@playwright/test";
import { printed, runner, withRunner } from "./code-running.ts";

withRunner();

/** Of the page that the runner stands in; each rejects where it is kept out. */
const JAVASCRIPT_TRIES = `
(async () => {
  const here = "http://127.0.0.1:PORT";
  const attempt = async (name, work) => {
    try { await work(); return name; } catch { return null; }
  };
  const event = (target, good, bad) => new Promise((yes, no) => { target[good] = yes; target[bad] = no; });
  const tries = {
    cookies: () => { if (document.cookie === undefined) throw 0; },
    storage: () => localStorage.length,
    session: () => sessionStorage.length,
    databases: () => event(indexedDB.open("x"), "onsuccess", "onerror"),
    caches: () => caches.open("x"),
    parent: () => { if (typeof parent === "undefined") throw 0; return parent.document.title; },
    fetch: () => fetch(here + "/"),
    elsewhere: () => fetch("https://example.com/"),
    request: () => { const r = new XMLHttpRequest(); r.open("GET", here + "/"); const done = event(r, "onload", "onerror"); r.send(); return done; },
    socket: () => event(new WebSocket(here.replace("http", "ws") + "/"), "onopen", "onerror"),
    source: () => event(new EventSource(here + "/"), "onopen", "onerror"),
    beacon: () => { if (!navigator.sendBeacon(here + "/")) throw 0; },
    module: () => import(here + "/driver-page.js"),
    script: () => importScripts(here + "/driver-page.js"),
    worker: () => new Worker(URL.createObjectURL(new Blob(["1"]))),
    shared: () => new SharedWorker(here + "/driver-page.js"),
    channel: () => new BroadcastChannel("x"),
    locks: () => navigator.locks.request("x", () => 1),
  };
  const done = await Promise.all(Object.entries(tries).map(([name, work]) => attempt(name, work)));
  console.log(JSON.stringify([self.origin, done.filter(Boolean)]));
})();`;

/** What the page itself has to ask for is asked for by a run that tries nothing. */
async function openFor(language: "javascript" | "python"): Promise<void> {
  expect(await printed(language, "")).toBe("");
}

test("JavaScript and TypeScript reach neither cookies, storage, network, the page, nor other workers", async () => {
  const code = JAVASCRIPT_TRIES.replace("PORT", new URL(runner.url).port);
  await openFor("javascript");
  const seen = runner.asked().length;
  for (const language of ["javascript", "typescript"] as const) {
    const text = language === "typescript" ? `// @ts-nocheck${code}` : code;
    expect(await printed(language, text)).toBe('["null",[]]\n');
  }
  expect(
    runner
      .asked()
      .slice(seen)
      .filter((asked) => !/^\/(task|outcome|files)/u.test(asked)),
  ).toEqual([]);
});

test("Python reaches neither JavaScript nor the network", async () => {
  await openFor("python");
  const here = runner.url;
  const code = `
done = []
def attempt(name, work):
    try:
        work()
        done.append(name)
    except BaseException:
        pass
def fetched():
    from pyodide.http import open_url
    open_url("${here}")
def urllib():
    import urllib.request
    urllib.request.urlopen("${here}").read()
def sockets():
    import socket
    socket.create_connection(("127.0.0.1", ${new URL(here).port}), 1).sendall(b"x")
def evaluated():
    from pyodide.code import run_js
    run_js("1")
def packages():
    import micropip
attempt("js", lambda: __import__("js"))
attempt("pyodide_js", lambda: __import__("pyodide_js"))
for work in (fetched, urllib, sockets, evaluated, packages):
    attempt(work.__name__, work)
print(done)`;
  const seen = runner.asked().length;
  expect(await printed("python", code)).toBe("[]\n");
  expect(
    runner
      .asked()
      .slice(seen)
      .filter((asked) => !/^\/(task|outcome|files)/u.test(asked)),
  ).toEqual([]);
});
