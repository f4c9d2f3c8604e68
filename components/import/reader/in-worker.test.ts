import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readInWorker } from "./in-worker.ts";
import { UnreadableFile } from "./table.ts";

test("a file that was removed after it was chosen is unreadable", async () => {
  const folder = await mkdtemp(join(tmpdir(), "roster-"));
  const path = join(folder, "roster.csv");
  await writeFile(path, "email\nada@example.com");
  const file = new File([await openAsBlob(path)], "roster.csv");
  await rm(folder, { recursive: true });
  await expect(readInWorker(file, "csv")).rejects.toThrow(UnreadableFile);
});
