import { setInterval as every } from "node:timers/promises";
import type { Started } from "./processes.ts";
import type { Seeded } from "./scenarios.ts";

const ROWS = 500;
const UPLOADS = 4;
const TEN_MIB = 10 * 1_048_576;

/** Returns the seconds that one request takes to import 500 new rows, each with a new company. */
export async function importSeconds(origin: string, { boardId, key }: Seeded): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    title: `Imported role ${index}`,
    company: `Imported company ${index}`,
    applicationLink: `https://jobs.example.com/imported/${index}`,
    applicationDate: "2026-11-02",
    status: "applied",
  }));
  const began = performance.now();
  const answer = await fetch(`${origin}/api/v1/boards/${boardId}/imports`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ rows }),
  });
  const { counts } = (await answer.json()) as { counts?: { created: number } };
  if (counts?.created !== ROWS) throw new Error(`an import was answered ${answer.status}`);
  return (performance.now() - began) / 1_000;
}

/**
 * Returns the server's peak memory growth in MiB while it receives four résumés of 10 MiB at once. A first upload warms
 * it up.
 */
export async function uploadMib(product: Started, { key }: Seeded): Promise<number> {
  await upload(product.origin, key);
  const before = product.memoryMib();
  let highest = before;
  const isOver = new AbortController();
  const watching = (async () => {
    for await (const _ of every(25, null, { signal: isOver.signal })) {
      highest = Math.max(highest, product.memoryMib());
    }
  })().catch((error: Error) => {
    if (error.name !== "AbortError") throw error;
  });
  await Promise.all(Array.from({ length: UPLOADS }, () => upload(product.origin, key)));
  isOver.abort();
  await watching;
  return highest - before;
}

async function upload(origin: string, key: string): Promise<void> {
  const content = Buffer.alloc(TEN_MIB, " ");
  content.write("%PDF-1.7\n");
  const form = new FormData();
  form.set("name", "Large");
  form.set("file", new File([content], "large.pdf", { type: "application/pdf" }));
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${origin}/api/v1/resumes`, { method: "POST", headers, body: form });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}`);
}
