import { regex } from "../../text/regex.ts";

/** Fonts whose letters are pictures. What their characters say is not what a person sees. */
const ICON_FONT = regex("iu")`
  awesome|marvosym|phosphor|material.?(?:icons|symbols|design)|webdings|icomoon|fontello|
  ionicons|bootstrap-?icons|feather|octicon|glyphicon|academicons|simple.?line|typicons|
  remixicon|lucide|fontisto|boxicons|themify|entypo|linea|iconfont|weather.?icons|devicon
`;

/** Symbol fonts that word processors take bullets from. */
const BULLET_FONT = /wingdings|zapfdingbats|dingbats/iu;

export function isIconFont(font: string): boolean {
  return ICON_FONT.test(font);
}

export function isBulletFont(font: string): boolean {
  return BULLET_FONT.test(font);
}
