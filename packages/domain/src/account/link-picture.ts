/**
 * The picture that shows a shared resume where its link is pasted, in pixels: 1.91 : 1, which LinkedIn, Slack and
 * WhatsApp show whole. Source: LinkedIn's "Make your website shareable", Meta's "Best practices for images".
 */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** The longest one, a JPEG in base64: 180 kB of picture. WhatsApp leaves out pictures above 600 kB. */
export const MAX_LINK_PICTURE = 240_000;
