import type { ReadAnswer } from "./read-worker.ts";
import { type Table, UnreadableFile } from "./table.ts";

/** Reads a chosen file in a worker of its own. @throws UnreadableFile */
export async function readInWorker(file: File): Promise<Table[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  try {
    const answer = await new Promise<ReadAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => resolve(data);
      worker.onerror = () => reject(new UnreadableFile("broken"));
      worker.postMessage({ name: file.name, bytes }, [bytes.buffer]);
    });
    if ("refused" in answer) throw new UnreadableFile(answer.refused);
    return answer.tables;
  } finally {
    worker.terminate();
  }
}
