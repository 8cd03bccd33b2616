export function badgeNames(names: string[], room: number): string[] {
  return names.map((name) => {
    const words = name.match(/\S+/g) ?? [];
    const initials = words.map((word) => `${word.charAt(0).toUpperCase()}.`);
    const last = words.length - 1;
    const ways = [
      ...words.map((_, count) => [...initials.slice(0, count), ...words.slice(count)]),
      ...words.map((_, dropped) => [...initials.slice(dropped, last), ...words.slice(last)]),
    ];
    return ways.map((way) => way.join(" ")).find((text) => text.length <= room) ?? "";
  });
}
