import type { ReadAnswer } from "./read-worker.ts";
import { type Table, UnreadableFile } from "./table.ts";

/** A large file takes seconds; one that takes longer than this was made to. */
const TIMEOUT_MS = 60_000;

/** Reads a chosen file in a worker of its own, which is ended when it takes too long. @throws UnreadableFile */
export async function readInWorker(file: File): Promise<Table[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  let timer: number | undefined;
  try {
    const answer = await new Promise<ReadAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => resolve(data);
      timer = window.setTimeout(() => reject(new UnreadableFile("tooLarge")), TIMEOUT_MS);
      worker.onerror = () => reject(new UnreadableFile("broken"));
      worker.postMessage({ name: file.name, bytes }, [bytes.buffer]);
    });
    if ("refused" in answer) throw new UnreadableFile(answer.refused);
    return answer.tables;
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
