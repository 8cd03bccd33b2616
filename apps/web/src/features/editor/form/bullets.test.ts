import type { TextChange } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { onJoin, onSpace } from "./bullets.ts";

/** A text with its caret as "|". */
function at(picture: string): [text: string, start: number, end: number] {
  const place = picture.indexOf("|");
  return [picture.replace("|", ""), place, place];
}

function drawn(change: TextChange | null): string | null {
  return change && `${change.text.slice(0, change.start)}|${change.text.slice(change.start)}`;
}

test("a space after a dash at the start of a line makes a bullet, and nowhere else", () => {
  expect(onSpace(...at("a -|"))).toBeNull();
  expect(onSpace(...at("--|"))).toBeNull();
  expect(onSpace("- all", 0, 5)).toBeNull();
  expect(drawn(onSpace(...at("A\n-|B")))).toBe("A\n• |B");
  expect(drawn(onSpace(...at("*|")))).toBe("• |");
});

test("Backspace joins a bullet to the line before without its mark", () => {
  for (const before of ["|• A", "• A\n|plain", "• A\n• |B"]) {
    expect(onJoin(...at(before), false)).toBeNull();
  }
  expect(drawn(onJoin(...at("• A\n|• B"), false))).toBe("• A |B");
  expect(drawn(onJoin(...at("A \n|• B"), false))).toBe("A |B");
  expect(drawn(onJoin(...at("\n|• B"), false))).toBe("|B");
});

test("Delete at the end of a line brings the next bullet's words up", () => {
  expect(onJoin(...at("A|B"), true)).toBeNull();
  expect(onJoin(...at("A|\nB"), true)).toBeNull();
  expect(drawn(onJoin(...at("• A|\n• B"), true))).toBe("• A| B");
});
