import { readFile } from "./read-file.ts";
import { UnreadableFile } from "./table.ts";

/** The messages to the worker and from it. */
export type ReadRequest = { name: string; bytes: Uint8Array<ArrayBuffer> };
export type ReadAnswer =
  | { tables: Awaited<ReturnType<typeof readFile>> }
  | { refused: UnreadableFile["reason"] };

// Runs off the page's main thread, which a file of thousands of rows would block.
self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => {
  const answer: ReadAnswer = await readFile(data.name, data.bytes).then(
    (tables) => ({ tables }),
    (error: unknown) => ({ refused: error instanceof UnreadableFile ? error.reason : "broken" }),
  );
  self.postMessage(answer);
};
