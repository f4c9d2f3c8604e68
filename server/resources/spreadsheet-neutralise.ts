/** A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection). */
const RUNS = /^[=+\-@\t\r]/;

/** Text with an apostrophe before what could run as a formula; text that looks so already gets one more, so that it can be undone. */
export function neutralise(text: string): string {
  return RUNS.test(text) || /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Undoes `neutralise`. */
export function restore(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
