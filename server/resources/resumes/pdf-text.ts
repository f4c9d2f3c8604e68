import { getDocumentProxy } from "unpdf";

/** The most pages that are read: no résumé is longer. */
const PAGES_MAX = 50;
/** PDF.js's log level without warnings. */
const ERRORS_ONLY = 0;

/**
 * Returns the text of a PDF (ISO 32000) as PDF.js reads it: lines in the order in which they are written, with an empty one between pages.
 * A scan, which has only pictures of text, has none.
 * @throws if the file isn't a PDF, or is locked
 */
export async function pdfText(file: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(file, { verbosity: ERRORS_ONLY });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
  }
  return pages.join("\n\n");
}
