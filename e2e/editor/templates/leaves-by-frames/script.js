// Every way to lead a frame elsewhere, or to connect from one, that does not end this one at once.
const there = data.personal.website;
const page = container.ownerDocument;

function frame(attributes) {
  const element = page.createElement("iframe");
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

attempt(() => frame({ src: there }));
attempt(() => (frame({}).contentWindow.location.href = there));
attempt(() => frame({ srcdoc: `<meta http-equiv="refresh" content="0;url=${there}">` }));
attempt(() => frame({ srcdoc: `<link rel="preconnect" href="${there}"><img src="${there}">` }));
attempt(() => {
  frame({ name: "inner" });
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
  const { RTCPeerConnection } = frame({}).contentWindow;
  const urls = `stun:${new URL(there).host}`;
  const connection = new RTCPeerConnection({ iceServers: [{ urls }] });
  connection.createDataChannel("out");
  void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
});
