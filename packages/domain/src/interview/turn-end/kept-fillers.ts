/** Sounds that mean nothing but that somebody is thinking. Words such as "like" or "matlab" may mean something. */
const SOUND =
  /(^|[^\p{L}\p{M}])(u+h*m+|u+h+|e+r+m*|h+m+|a+h+m*|उ+म्*म*|अ+म्म+|हम्म+|ए+म्म+)(?![\p{L}\p{M}])/iu;

/**
 * Whether a recogniser has written down a sound of thinking. Most leave them out, and none says so: only one that has
 * written some keeps them. Where none was written, there were none or they were removed, and nothing can be counted.
 */
export function showsFillers(text: string): boolean {
  return SOUND.test(text);
}
