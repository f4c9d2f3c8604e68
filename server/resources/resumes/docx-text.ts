import { strFromU8, unzipSync } from "fflate";
import { Parser } from "htmlparser2";

const DOCUMENT = "word/document.xml";
/** The largest document within the file; the thread's memory limits the cost of reading it. */
const DOCUMENT_MAX_BYTES = 16_777_216;
/** The maximum depth of nesting. No real document is deeper, and the parser's work grows with the square of the depth. */
const DEPTH_MAX = 1_000;
/** The element that repeats a text for programs that can't render its first version. */
const FALLBACK = "mc:Fallback";
const WRITTEN = new Map([
  ["w:tab", "\t"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "-"],
]);

/**
 * Returns the text of a Word document (ECMA-376): a line for each paragraph, without headers, footers, and deleted text.
 * @throws if the file isn't a Word document, or is too large
 */
export function docxText(file: Uint8Array): string {
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => name === DOCUMENT && originalSize <= DOCUMENT_MAX_BYTES,
  });
  const document = parts[DOCUMENT];
  if (!document) throw new Error(`There is no ${DOCUMENT} of a size that is read`);
  return textIn(strFromU8(document));
}

function textIn(xml: string): string {
  const pieces: string[] = [];
  let isText = false;
  let fallbackDepth = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        depth++;
        if (depth > DEPTH_MAX) throw new Error("The document nests too deep");
        if (name === FALLBACK) fallbackDepth++;
        isText = name === "w:t" && fallbackDepth === 0;
        if (fallbackDepth === 0) pieces.push(WRITTEN.get(name) ?? "");
      },
      ontext(text) {
        if (isText) pieces.push(text);
      },
      onclosetag(name) {
        depth--;
        if (name === FALLBACK) fallbackDepth--;
        else if (name === "w:p" && fallbackDepth === 0) pieces.push("\n");
        isText = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return pieces.join("");
}
