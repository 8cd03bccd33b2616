// A text with lines in Latin letters and lines in another script is set in two columns, the first of one beside the
// first of the other. Nothing is added to what was written but the heading in English beside one in another script.
const ENGLISH = {
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  projects: "Projects",
  certifications: "Certifications",
  awards: "Awards",
  publications: "Publications",
  references: "References",
};
const count = (text, letters) => (text.match(letters) ?? []).length;
const isLatin = ({ textContent }) =>
  2 * count(textContent, /\p{Script=Latin}/gu) >= count(textContent, /\p{L}/gu);
const make = (name, className, ...children) => {
  const element = container.ownerDocument.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
};

for (const block of container.querySelectorAll(".text, .summary")) {
  const lines = [...block.querySelectorAll(":scope > p, :scope > ul > li")];
  const latin = lines.filter(isLatin);
  const other = lines.filter((line) => !isLatin(line));
  if (latin.length === 0 || other.length === 0) continue;
  const columns = lines[0] === latin[0] ? [latin, other] : [other, latin];
  const rows = Array.from({ length: Math.max(latin.length, other.length) }, (_, index) => {
    const cells = columns.map((column) => {
      const line = column[index];
      if (!line) return make("div", "side");
      return make("div", "side", line.tagName === "LI" ? make("ul", "", line) : line);
    });
    return make("div", "pair", ...cells);
  });
  block.replaceChildren(...rows);
}

for (const heading of container.querySelectorAll("h2[data-label]")) {
  const english = ENGLISH[heading.dataset.label];
  if (english === undefined || isLatin(heading)) continue;
  heading.prepend(make("span", "english", english), " ");
}
