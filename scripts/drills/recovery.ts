import { cp, readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeProduct, type Product } from "../shared/product.ts";
import { change, createCard, get, isSuccess, requestJson, send, uploadResume } from "../shared/requests.ts";
import { query, temporaryFolder } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";
import { type ArchivedCluster, makeArchivedCluster, missingForRecovery } from "./recovery-cluster.ts";

const CARDS = 50;
const FILES = 3;
const LATER = "After the deletion";

type Made = { readonly id: string };
type Checked = { databaseStoreId: string; storeId: string | null; missingFiles: number };

/** Carries out docs/operations/recovery.md: database and files return to a second before all data was deleted. */
export async function drillRecovery(): Promise<Outcome[]> {
  const missing = await missingForRecovery();
  const cluster = missing === null ? await makeArchivedCluster() : null;
  const found = cluster === null ? { notes: missing ?? "" } : await recoverAndCheck(cluster);
  return [
    outcome("recovery: a second before a deletion", { load: `${CARDS} cards, ${FILES} files`, ...found }),
  ];
}

async function recoverAndCheck(cluster: ArchivedCluster): Promise<Partial<Outcome>> {
  await using copy = await temporaryFolder("drill-copy");
  await using product = await makeProduct({ cards: 0, database: { ...cluster, stop: cluster.remove } });
  const { key, boardId } = product;
  const { origin, stop } = await product.start();
  const files = path.join(product.folder, "files");
  await cluster.backUp();
  const resumes = await many(FILES, (at) =>
    requestJson<Made>(origin, uploadResume(key, `cv-${at}`, "%PDF-1.7\n")),
  );
  const cards = await many(CARDS, (at) => requestJson<Made>(origin, createCard(key, boardId, `Kept ${at}`)));
  // The copy of the files keeps deleted files, so it has every file that a restored database names.
  await cp(files, copy.path, { recursive: true, force: false });
  // A file counts as missing an hour after its upload: until then its row may be newer than the file store's list.
  await query(cluster.url, "UPDATE resumes SET created_at = created_at - interval '2 hours'");
  // The time as PostgreSQL's text, which includes the time zone.
  const [before] = await query<{ at: string }>(cluster.url, "SELECT clock_timestamp()::text AS at");
  await wait(1_000);
  for (const { id } of cards) await requestJson(origin, change("DELETE", key, `applications/${id}`));
  for (const { id } of resumes) await requestJson(origin, change("DELETE", key, `resumes/${id}`));
  await requestJson(origin, createCard(key, boardId, LATER));
  await timeUntil(async () => (await filesWithin(path.join(files, "resumes"))) === 0);
  await stop();
  await cluster.archiveAll();

  const began = performance.now();
  await cluster.stop("fast");
  await cluster.restore(before?.at ?? "");
  const withoutFiles = await product.administer<Checked>("files", "check");
  await cp(copy.path, files, { recursive: true });
  const whole = await product.administer<Checked>("files", "check");
  const again = await product.start();
  const recovered = Math.round(performance.now() - began);
  const isCard = async ({ id }: Made) => isSuccess(await send(again.origin, get(key, `applications/${id}`)));
  const checks = [
    ...(await many(CARDS, (at) => isCard(cards[at] as Made))),
    ...(await many(FILES, (at) => hasFile(again.origin, product, resumes[at] as Made))),
  ];
  const list = get(key, `boards/${boardId}/applications?limit=200`);
  const { data } = await requestJson<{ data: { job: { title: string } }[] }>(again.origin, list);
  const isTold = withoutFiles.missingFiles === FILES && whole.missingFiles === 0;
  return {
    lost: checks.filter((item) => !item).length,
    doubled: data.filter(({ job }) => job.title === LATER).length,
    "recovered in": `${recovered} ms`,
    notes: isTold && whole.databaseStoreId === whole.storeId ? "" : "failed",
  };
}

async function hasFile(origin: string, { key }: Product, { id }: Made): Promise<boolean> {
  const { downloadUrl } = await requestJson<{ downloadUrl?: string }>(origin, get(key, `resumes/${id}`));
  if (downloadUrl === undefined) return false;
  const { pathname, search } = new URL(downloadUrl);
  const { text } = await send(origin, { method: "GET", path: pathname + search, headers: {} });
  return text.startsWith("%PDF-1.7");
}

async function many<Result>(count: number, make: (at: number) => Promise<Result>): Promise<Result[]> {
  const all: Result[] = [];
  for (let at = 0; at < count; at += 1) all.push(await make(at));
  return all;
}

async function filesWithin(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
