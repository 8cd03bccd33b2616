import type { FromFrame, Place, Shown } from "./frame/messages.ts";

/** More pages than any resume comes to, fewer than would keep a browser busy. */
const MOST_PAGES = 500;
/** CSS pixels: the largest paper there is to choose is far smaller. */
const LONGEST_EDGE = 10_000;
const MOST_BOXES = 10_000;

type Loose = Readonly<Record<string, unknown>>;

/**
 * What a frame said, if it has the shape of a message; null otherwise. A template's script can say whatever it likes,
 * so nothing of it is used that was not looked at: here the message, in `isShown` and `isValidSnapshot` its answer.
 */
export function parseMessage(data: unknown): FromFrame | null {
  if (!isLoose(data)) return null;
  return isMessage(data) ? (data as unknown as FromFrame) : null;
}

function isMessage(data: Loose): boolean {
  switch (data["kind"]) {
    case "ready":
      return true;
    case "need-faces":
      return Array.isArray(data["ids"]) && data["ids"].every((id) => typeof id === "string");
    case "answer":
      return typeof data["id"] === "number";
    case "failed":
      return typeof data["id"] === "number" && typeof data["reason"] === "string";
    case "picked":
      return isPlace(data["place"]);
    default:
      return false;
  }
}

function isPlace(place: unknown): place is Place {
  if (!isLoose(place)) return false;
  const { section, item, field } = place;
  const isItem = item === null || (typeof item === "number" && Number.isSafeInteger(item));
  return typeof section === "string" && isItem && (field === null || typeof field === "string");
}

/** Whether an answer can be drawn: the app makes an element for each page, and one for each box on each of its pages. */
export function isValidShown(answer: unknown): answer is Shown {
  if (!isLoose(answer)) return false;
  const { pages, geometry, roomLines, overLines, missing, boxes, scriptError } = answer;
  return (
    arePages(pages) &&
    isGeometry(geometry) &&
    isCount(roomLines) &&
    isCount(overLines) &&
    areTexts(missing) &&
    Array.isArray(boxes) &&
    boxes.length <= MOST_BOXES &&
    boxes.every(isBox) &&
    (scriptError === null || typeof scriptError === "string")
  );
}

/** Whether an answer can be printed. */
export function isValidSnapshot(answer: unknown): boolean {
  if (!isLoose(answer)) return false;
  const { html, css, pages, geometry, faces } = answer;
  const isText = typeof html === "string" && typeof css === "string";
  return isText && arePages(pages) && isGeometry(geometry) && areTexts(faces);
}

function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null;
}

function arePages(value: unknown): boolean {
  return Number.isSafeInteger(value) && isBetween(value, 1, MOST_PAGES);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && isBetween(value, 0, Number.MAX_SAFE_INTEGER);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

function isGeometry(value: unknown): boolean {
  if (!isLoose(value)) return false;
  const { width, height, gap, top, bottom } = value;
  const areEdges = [width, height].every((edge) => isBetween(edge, 1, LONGEST_EDGE));
  return areEdges && [gap, top, bottom].every((edge) => isBetween(edge, 0, LONGEST_EDGE));
}

function isBox(value: unknown): boolean {
  if (!isLoose(value) || !isPlace({ ...value, field: null })) return false;
  const edge = MOST_PAGES * LONGEST_EDGE;
  const { x, y, width, height } = value;
  const isThere = [x, y].every((at) => isBetween(at, -edge, edge));
  return isThere && [width, height].every((length) => isBetween(length, 0, edge));
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
