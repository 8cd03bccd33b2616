// Everything a template's script has no business with. `data.personal.website` is a server that counts its visitors.
const there = data.personal.website;
const page = container.ownerDocument;
const list = container.querySelector(".outcomes");

function report(name, outcome) {
  const line = page.createElement("li");
  line.textContent = `${name}: ${outcome}`;
  list.append(line);
}
function attempt(name, act) {
  try {
    const result = act();
    if (result instanceof Promise) {
      result.then(
        () => report(name, "DONE"),
        () => report(name, "refused"),
      );
    } else report(name, result === undefined || result === null ? "nothing" : "DONE");
  } catch {
    report(name, "refused");
  }
}
// What is refused later, by the policy, is told by an event.
page.addEventListener("securitypolicyviolation", ({ blockedURI }) => report(blockedURI, "refused"));
function load(tag, attributes) {
  const element = page.createElement(tag);
  Object.assign(element, attributes);
  page.head.append(element);
}

attempt("cookie", () => page.cookie);
attempt("localStorage", () => localStorage);
attempt("sessionStorage", () => sessionStorage);
attempt("indexedDB", () => indexedDB.open("x"));
attempt("caches", () => caches.open("x"));
attempt("parent document", () => parent.document.body);
attempt("parent place", () => void (parent.location = there));
attempt("top place", () => void (top.location.href = there));
attempt("fetch", () => fetch(`${there}fetch`));
attempt("fetch of the app", () => fetch("/api/v1/account/session"));
attempt("beacon", () => (navigator.sendBeacon(`${there}beacon`) ? undefined : undefined));
attempt("webrtc", () => new RTCPeerConnection());
attempt("transport", () => new WebTransport(there));
attempt("socket", () => void new WebSocket(there.replace("http", "ws")));
attempt("events", () => void new EventSource(`${there}events`));
attempt("worker", () => void new Worker(`${there}worker.js`));
attempt("popup", () => window.open(`${there}popup`));
attempt("request", () => {
  const request = new XMLHttpRequest();
  request.open("GET", `${there}request`, false);
  request.send();
  return "sent";
});
attempt("alert", () => alert("here"));
load("img", { src: `${there}image.png` });
load("script", { src: `${there}script.js` });
load("link", { rel: "stylesheet", href: `${there}style.css` });
load("link", { rel: "prefetch", href: `${there}prefetch` });
load("iframe", { src: `${there}frame` });
load("object", { data: `${there}object` });
load("video", { src: `${there}video` });
load("style", {
  textContent: `@import "${there}import.css"; body { background: url(${there}back.png) }`,
});
const form = page.createElement("form");
form.action = `${there}form`;
form.method = "post";
page.body.append(form);
attempt("form", () => form.submit());
const link = page.createElement("a");
link.href = `${there}link`;
link.target = "_blank";
page.body.append(link);
attempt("link", () => link.click());
parent.postMessage({ kind: "answer", id: 1, answer: "forged" }, "*");
