import { unzipSync } from "fflate";
import Papa from "papaparse";
import { typeid } from "typeid-js";
import type { Inputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

type Rows = Inputs["contacts"]["checkConnections"]["rows"];

/** A connection in the server's format. The id is made here, so that a batch whose response was lost adds no one twice. */
export type Connection = Rows[number] & { id: string; name: string; company: string | null };

export type FileProblem =
  | "fileNoHeadings"
  | "fileNoConnections"
  | "fileEmpty"
  | "fileTooLarge"
  | "fileUnreadable";

const SIZE_MAX = LIMITS.requests.spreadsheet;
/** LinkedIn's headings, compared without regard to case. */
const HEADINGS = {
  first: "first name",
  last: "last name",
  link: "url",
  email: "email address",
  company: "company",
  title: "position",
  connectedOn: "connected on",
} as const;
const NEEDED = [HEADINGS.first, HEADINGS.last] as const;

/**
 * Reads the people of LinkedIn's Connections file, also from LinkedIn's ZIP. Lines before the headings are skipped.
 * @param noteOf returns the note about the day on which they connected, as in the file
 * @returns the people, or the reason why none could be read
 */
export async function readConnections(
  file: File,
  noteOf: (date: string) => string,
): Promise<Connection[] | FileProblem> {
  if (file.size > SIZE_MAX) return "fileTooLarge";
  // A file that is open elsewhere, or that was changed or removed since it was chosen, can't be read.
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return "fileUnreadable";
  const bytes = new Uint8Array(content);
  const csv = isZip(bytes) ? unzipped(bytes) : bytes;
  return typeof csv === "string" ? csv : connectionsOf(new TextDecoder().decode(csv), noteOf);
}

/** Reads the people from the text of the file. */
export function connectionsOf(text: string, noteOf: (date: string) => string): Connection[] | FileProblem {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" });
  const lines = data.map((cells) => cells.map((cell) => cell.trim()));
  const at = lines.findIndex((cells) => {
    const headings = cells.map((cell) => cell.toLowerCase());
    return NEEDED.every((heading) => headings.includes(heading));
  });
  const headings = lines[at]?.map((cell) => cell.toLowerCase());
  if (!headings) return "fileNoHeadings";
  const rows = lines.slice(at + 1).flatMap((cells) => {
    const cell = (name: keyof typeof HEADINGS) => cells[headings.indexOf(HEADINGS[name])] || null;
    const name = [cell("first"), cell("last")].filter(Boolean).join(" ");
    const connectedOn = cell("connectedOn");
    // Closed accounts leave a line with nothing but the day.
    if (name === "" && !cell("link") && !cell("email")) return [];
    return {
      id: typeid("con").toString(),
      name,
      title: cell("title"),
      company: cell("company"),
      email: cell("email"),
      socialLink: cell("link"),
      notes: connectedOn ? noteOf(connectedOn) : null,
    };
  });
  return rows.length === 0 ? "fileEmpty" : rows;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Unpacks only the one file, and only if its declared size isn't too large. */
function unzipped(bytes: Uint8Array): Uint8Array | FileProblem {
  let [isFound, isTooLarge] = [false, false];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // Only the first: several entries can share the same bytes, and unpack to more than the file could contain.
        if (isFound || !/(^|\/)connections\.csv$/i.test(name)) return false;
        isFound = true;
        isTooLarge = originalSize > SIZE_MAX;
        return !isTooLarge;
      },
    });
    const [csv] = Object.values(files);
    return csv ?? (isTooLarge ? "fileTooLarge" : "fileNoConnections");
  } catch {
    return "fileUnreadable";
  }
}
