// Publications and the entries of added sections are numbered, as they are cited by their number; a single one is not.
for (const list of container.querySelectorAll(".publications .list, .own .list")) {
  const entries = list.querySelectorAll(".item");
  if (entries.length < 2) continue;
  list.classList.add("numbered");
  for (const [index, entry] of entries.entries()) {
    const number = container.ownerDocument.createElement("span");
    number.className = "number";
    number.dataset.artifact = "";
    number.setAttribute("aria-hidden", "true");
    number.textContent = `${index + 1}.`;
    entry.querySelector("h3, div, p")?.prepend(number);
  }
}
