/**
 * The places where a spreadsheet program may take the rest of a text for a formula (OWASP, CSV injection): at
 * the beginning, and after anything that it may take for the end of a cell. In many regions it splits at
 * semicolons or tabs, and then quotes don't keep a text together. Spaces, zero-width marks, and quotes before
 * the sign don't make it safe; an apostrophe does. Excel treats the ASCII signs and their full-width forms
 * alike.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a spreadsheet skips them before a sign.
const OPEN = /(^|[;\t\r\n])([\0-\x08\x0B\x0C\x0E-\x20\x7F-\x9F\p{Cf}\p{Z}"]*)('*)(?=[=+\-@＝＋－＠])/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a spreadsheet skips them before a sign.
const CLOSED = /(^|[;\t\r\n])([\0-\x08\x0B\x0C\x0E-\x20\x7F-\x9F\p{Cf}\p{Z}"]*)'('*)(?=[=+\-@＝＋－＠])/gu;

/** Returns the text so that no spreadsheet program runs it: with one more apostrophe wherever a formula might begin. */
export function formulaFree(text: string): string {
  return text.replace(OPEN, "$1$2'$3");
}

/** Undoes `formulaFree`: for every text, `withoutApostrophes(formulaFree(text)) === text`. */
export function withoutApostrophes(text: string): string {
  return text.replace(CLOSED, "$1$2$3");
}
