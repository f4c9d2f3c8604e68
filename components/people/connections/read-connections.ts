import { unzipSync } from "fflate";
import Papa from "papaparse";
import { typeid } from "typeid-js";
import type { Inputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

type Rows = Inputs["contacts"]["judgeConnections"]["rows"];

/** A connection as the server judges it. The id is made here, so that a batch whose answer was lost makes nobody twice. */
export type Connection = Rows[number] & { id: string; name: string; company: string | null };

export type FileRefusal =
  | "fileNoHeadings"
  | "fileNoConnections"
  | "fileEmpty"
  | "fileTooLarge"
  | "fileUnreadable";

const SIZE_MAX = LIMITS.requests.spreadsheet;
/** Headings as LinkedIn writes them, without regard to case. */
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
 * The people of LinkedIn's Connections file, also where it stands in LinkedIn's ZIP. Lines before the headings are passed over.
 * @param noteOf what is noted of the day on which they connected, as the file has it
 * @returns why there are none, where the file is none of these
 */
export async function readConnections(
  file: File,
  noteOf: (date: string) => string,
): Promise<Connection[] | FileRefusal> {
  if (file.size > SIZE_MAX) return "fileTooLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const csv = isZip(bytes) ? unzipped(bytes) : bytes;
  return typeof csv === "string" ? csv : connectionsOf(new TextDecoder().decode(csv), noteOf);
}

/** The same of the file's text. */
export function connectionsOf(text: string, noteOf: (date: string) => string): Connection[] | FileRefusal {
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
    // Whoever closed their account leaves a line with nothing but the day.
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

/** Only the one file is unpacked, and only where it says that it is not too large. */
function unzipped(bytes: Uint8Array): Uint8Array | FileRefusal {
  let [isFound, isTooLarge] = [false, false];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // The first of them: several entries may share the same bytes, and unfold to more than the file could hold.
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
