// Every way to lead a frame elsewhere, or to connect from one, that does not end this one at once.
const there = data.personal.website;
const page = container.ownerDocument;

function make(tag, attributes) {
  const element = page.createElement(tag);
  Object.assign(element, attributes);
  page.body.append(element);
  return element;
}
function attempt(act) {
  try {
    act();
  } catch {
    // Refused, which is what the test is about.
  }
}

attempt(() => make("iframe", { src: there }));
attempt(() => (make("iframe", {}).contentWindow.location.href = there));
attempt(() => make("iframe", { srcdoc: `<meta http-equiv="refresh" content="0;url=${there}">` }));
attempt(() => make("iframe", { srcdoc: `<link rel="preconnect" href="${there}"><img src="${there}">` }));
attempt(() => {
  make("iframe", { name: "inner" });
  const link = page.createElement("a");
  Object.assign(link, { href: there, target: "inner" });
  page.body.append(link);
  link.click();
});
attempt(() => {
  const link = page.createElement("link");
  Object.assign(link, { rel: "preconnect", href: there });
  page.head.append(link);
});
attempt(() => {
  const { RTCPeerConnection } = make("iframe", {}).contentWindow;
  const urls = `stun:${new URL(there).host}`;
  const connection = new RTCPeerConnection({ iceServers: [{ urls }] });
  connection.createDataChannel("out");
  void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
});
