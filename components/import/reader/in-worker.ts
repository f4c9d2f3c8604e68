import type { Readings, ReadRequest, ReadResponse } from "./read-worker.ts";
import { UnreadableFile } from "./table.ts";

/** The time limit for reading: a large file takes seconds, and only a malicious one takes longer. */
const TIMEOUT_MS = 60_000;

/**
 * Reads a file in its own worker, and stops it if it takes too long.
 * @param wanted the form in which the file is returned
 * @throws UnreadableFile
 */
export async function readInWorker<Wanted extends keyof Readings>(
  file: File,
  wanted: Wanted,
): Promise<Readings[Wanted]> {
  // A file that is open elsewhere, or that was changed or removed since it was chosen, can't be read.
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    throw new UnreadableFile("broken", cause);
  });
  const bytes = new Uint8Array(content);
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  let timer: number | undefined;
  try {
    const response = await new Promise<ReadResponse<Wanted>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReadResponse<Wanted>>) => resolve(data);
      timer = window.setTimeout(() => reject(new UnreadableFile("tooLarge")), TIMEOUT_MS);
      worker.onerror = ({ message }) => {
        // The page doesn't get a worker's error, and wouldn't report it.
        reportError(new Error(message || "a worker didn't load"));
        reject(new UnreadableFile("broken"));
      };
      worker.postMessage({ name: file.name, bytes, wanted } satisfies ReadRequest, [bytes.buffer]);
    });
    if ("rejected" in response) throw new UnreadableFile(response.rejected);
    return response.read;
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
