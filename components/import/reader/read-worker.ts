import { readCsv } from "./read-csv.ts";
import { readFile } from "./read-file.ts";
import { type Table, UnreadableFile } from "./table.ts";

/** The forms in which a file is returned: as tables of applications, or as the CSV that a roster sync reads. */
export type Readings = { tables: Table[]; csv: string };

/** The messages to the worker and from it. */
export type ReadRequest = { name: string; bytes: Uint8Array<ArrayBuffer>; wanted: keyof Readings };
export type ReadResponse<Wanted extends keyof Readings = keyof Readings> =
  | { read: Readings[Wanted] }
  | { rejected: UnreadableFile["reason"] };

// Runs off the page's main thread, which a file of thousands of rows would block.
self.onmessage = async ({ data: { name, bytes, wanted } }: MessageEvent<ReadRequest>) => {
  const reading = wanted === "csv" ? readCsv(name, bytes) : readFile(name, bytes);
  const response: ReadResponse = await reading.then(
    (read) => ({ read }),
    (error: unknown) => ({ rejected: error instanceof UnreadableFile ? error.reason : "broken" }),
  );
  self.postMessage(response);
};
