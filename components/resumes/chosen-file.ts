import { LIMITS } from "#domain/limits.ts";
export const RESUME_ACCEPT = ".pdf,.doc,.docx";
const MAX_BYTES = LIMITS.requests.resumeFile;

/** Why a chosen file can't be a résumé, as far as its name and size tell; the server judges its content. */
export function refusalOf(file: File): "wrongType" | "tooLarge" | null {
  if (!/\.(pdf|docx?)$/i.test(file.name)) return "wrongType";
  return file.size > MAX_BYTES ? "tooLarge" : null;
}

/** What to call a résumé at first: its file's name without the ending. */
export function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[_-]+/g, " ")
    .trim()
    .slice(0, LIMITS.text.title);
}
