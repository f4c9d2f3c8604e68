import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Outcome } from "./outcome.ts";
import { makeProduct } from "./product.ts";

/**
 * Starts a second process with a different data folder, as on a second machine. It must not start, and no file or row
 * may be lost.
 */
export async function drillStores(): Promise<Outcome[]> {
  const product = await makeProduct();
  const other = await mkdtemp(path.join(tmpdir(), "offerlane-drill-other-"));
  try {
    const { origin } = await product.start();
    const form = new FormData();
    form.set("name", "Drill");
    form.set("file", new Blob([`%PDF-1.7\n${" ".repeat(1_000)}`], { type: "application/pdf" }), "cv.pdf");
    const headers = { Authorization: `Bearer ${product.key}` };
    const uploaded = await fetch(`${origin}/api/v1/resumes`, { method: "POST", headers, body: form });
    const { id } = (await uploaded.json()) as { id: string };
    const began = performance.now();
    const started = await product.start({ OFFERLANE_DATA: other }).then(
      () => true,
      () => false,
    );
    const refusedIn = Math.round(performance.now() - began);
    const kept = await fetch(`${origin}/api/v1/resumes/${id}`, { headers });
    return [
      {
        drill: "two machines with a folder each",
        load: "1 upload",
        failed: 0,
        lost: kept.status === 200 ? 0 : 1,
        doubled: 0,
        "recovered in": started ? "–" : `refused in ${refusedIn} ms`,
        left: started ? "failed" : "",
      },
    ];
  } finally {
    await product.end();
    await rm(other, { recursive: true, force: true });
  }
}
