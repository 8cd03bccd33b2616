/**
 * A command of `npm run -s taiyari -- NAME`.
 *
 * @param args  what follows the command's name
 * @returns     the exit code: 0 when all went well, 1 when something did not, 2 when it was called wrongly
 */
export type Command = (args: readonly string[]) => Promise<number>;
