/** Pages of a PDF as pictures, for a browser's worker. Apart from the readers, since Node has no canvas. */
export { openPagePictures, type PagePictures } from "./pdf/page-pictures.ts";
