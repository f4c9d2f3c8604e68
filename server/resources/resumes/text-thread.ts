import { parentPort, workerData } from "node:worker_threads";
import { LIMITS } from "#domain/limits.ts";
import { docxText } from "./docx-text.ts";

/** The most pages that are read: no résumé is longer. */
const PAGES_MAX = 50;
/** PDF.js's log level without warnings. */
const ERRORS_ONLY = 0;

const { isPdf, content } = workerData as { isPdf: boolean; content: Uint8Array };
const written = isPdf ? await pdfText(content) : docxText(content);
parentPort?.postMessage(tidied(written).slice(0, LIMITS.text.resumeText));

/**
 * Returns the text of a PDF (ISO 32000) as PDF.js reads it: lines in the order of the file, with an empty line between pages. A scan, which
 * has only pictures of text, has no text.
 * @throws if the file isn't a PDF, or is locked
 */
async function pdfText(file: Uint8Array): Promise<string> {
  // Loaded only for a PDF: it takes longer to load than a Word document takes to read.
  const { getDocumentProxy } = await import("unpdf");
  const document = await getDocumentProxy(file, { verbosity: ERRORS_ONLY });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
  }
  return pages.join("\n\n");
}

/** Removes spaces at the ends of lines, and repeated empty lines. */
function tidied(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd());
  return lines
    .filter((line, index) => line !== "" || lines[index - 1] !== "")
    .join("\n")
    .trim();
}
