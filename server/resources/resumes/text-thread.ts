import { parentPort, workerData } from "node:worker_threads";
import { LIMITS } from "#domain/limits.ts";
import { docxText } from "./docx-text.ts";

const { isPdf, content } = workerData as { isPdf: boolean; content: Uint8Array };
// PDF.js takes longer to load than a Word document takes to read.
const written = isPdf ? await (await import("./pdf-text.ts")).pdfText(content) : docxText(content);
parentPort?.postMessage(tidied(written).slice(0, LIMITS.text.resumeText));

/** Removes spaces at the ends of lines, and repeated empty lines. */
function tidied(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd());
  return lines
    .filter((line, index) => line !== "" || lines[index - 1] !== "")
    .join("\n")
    .trim();
}
