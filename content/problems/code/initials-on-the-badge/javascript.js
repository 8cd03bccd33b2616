export function badgeNames(names, room) {
  return names.map((name) => {
    let words = name.split(" ").filter((word) => word !== "");
    const fits = () => words.join(" ").length <= room;
    for (let at = 0; at < words.length - 1 && !fits(); at++) words[at] = `${words[at][0].toUpperCase()}.`;
    while (!fits()) words = words.slice(1);
    return words.join(" ");
  });
}
