import { escapeHtml } from "./escape-html.ts";

/** A picture of a page, in pixels. */
interface CardPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly type: "image/jpeg" | "image/png";
  readonly alt: string;
}

/** What a page shows where its address is pasted, by the Open Graph protocol: https://ogp.me */
export interface PageCard {
  /** Of the page, from the root, as it stands in an address. */
  readonly path: string;
  readonly title: string;
  /** "" for none. */
  readonly description: string;
  /** Null for the product's own. */
  readonly picture: CardPicture | null;
}

/** The card of an address that has one of its own; null for any other. */
export type FindCard = (pagePath: string) => Promise<PageCard | null>;

/** Drawn by `npm run icons`. */
const OWN_PICTURE: CardPicture = {
  path: "/icons/card.png",
  width: 1200,
  height: 630,
  type: "image/png",
  alt: "Taiyari",
};

/** Of every page without one of its own: it names nothing but the product. */
export function plainCard(pagePath: string): PageCard {
  return {
    path: pagePath.split("/").map(encodeURIComponent).join("/"),
    title: "Taiyari: prepare for your interview",
    description:
      "Taiyari shows what is wrong with your resume, what they will ask you, and whether you are ready.",
    picture: null,
  };
}

/** @param origin  what addresses begin with: "https://taiyari.example.org" */
export function cardTags(card: PageCard, origin: string): string {
  const { path, title, description } = card;
  const picture = card.picture ?? OWN_PICTURE;
  const properties = {
    "og:site_name": "Taiyari",
    "og:type": "website",
    "og:url": origin + path,
    "og:title": title,
    "og:description": description,
    "og:image": origin + picture.path,
    "og:image:type": picture.type,
    "og:image:width": String(picture.width),
    "og:image:height": String(picture.height),
    "og:image:alt": picture.alt,
  };
  const named = { "twitter:card": "summary_large_image" };
  return [...tags("property", properties), ...tags("name", named)].join("\n");
}

function tags(attribute: string, values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `<meta ${attribute}="${name}" content="${escapeHtml(value)}">`);
}
