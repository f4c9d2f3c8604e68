import { readFile } from "./read-file.ts";
import { UnreadableFile } from "./table.ts";

/** What the page sends, and what comes back. */
export type ReadRequest = { name: string; bytes: Uint8Array<ArrayBuffer> };
export type ReadAnswer =
  | { tables: Awaited<ReturnType<typeof readFile>> }
  | { refused: UnreadableFile["reason"] };

// Away from the page's own thread: a file of thousands of rows would hold it still.
self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => {
  const answer: ReadAnswer = await readFile(data.name, data.bytes).then(
    (tables) => ({ tables }),
    (error: unknown) => ({ refused: error instanceof UnreadableFile ? error.reason : "broken" }),
  );
  self.postMessage(answer);
};
