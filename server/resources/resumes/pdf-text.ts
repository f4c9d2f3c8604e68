import { getDocumentProxy } from "unpdf";

/** No résumé is longer; what is past it is left out. */
const PAGES_MAX = 50;
/** PDF.js's level that writes no warnings. */
const ERRORS_ONLY = 0;

/**
 * The text of a PDF (ISO 32000) as PDF.js reads it: lines in the order in which they are written, an empty one between pages. A scan, which
 * has pictures of text alone, has none.
 * @throws for what is no PDF, or a locked one
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
