// In a list of publications the reader looks for one name: it stands out wherever it is written in a usual way.
const names = data.personal.fullName.trim().split(/\s+/u);
const family = names.at(-1);
const initials = names.slice(0, -1).map((name) => `${name[0]}.`);

const spellings =
  initials.length === 0
    ? []
    : [
        names.join(" "),
        `${initials.join(" ")} ${family}`,
        `${family}, ${initials.join(" ")}`,
        `${family} ${initials.join("").replaceAll(".", "")}`,
      ];

for (const block of container.querySelectorAll(".publications h3 > *, .publications .text *")) {
  for (const node of [...block.childNodes]) emphasise(node);
}

function emphasise(node) {
  if (node.nodeType === 1 && node.matches("[data-field=description]")) {
    for (const child of [...node.childNodes]) emphasise(child);
  }
  if (node.nodeType !== 3) return;
  const spelling = spellings.find((each) => node.data.includes(each));
  if (spelling === undefined) return;
  const own = node.splitText(node.data.indexOf(spelling));
  emphasise(own.splitText(spelling.length));
  const strong = container.ownerDocument.createElement("b");
  own.replaceWith(strong);
  strong.append(own);
}
