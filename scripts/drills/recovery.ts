import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";
import { type Started, startProcess } from "../bench/processes.ts";
import { seed } from "../bench/seed.ts";
import { buildPages } from "../launcher/build.ts";
import { timeUntil } from "./keyed-writes.ts";
import type { Outcome } from "./outcome.ts";
import { type ArchivedCluster, makeArchivedCluster, missingForRecovery } from "./recovery-cluster.ts";

const CARDS = 50;
const FILES = 3;
/** The time as PostgreSQL's text, which includes the time zone. */
const INSTANT = "SELECT clock_timestamp()::text AS at";

type Checked = { databaseStoreId: string; storeId: string | null; missingFiles: number };

/** Carries out docs/operations/recovery.md: database and files return to a second before all data was deleted. */
export async function drillRecovery(): Promise<Outcome[]> {
  const row = {
    drill: "recovery: a second before a deletion",
    load: `${CARDS} cards, ${FILES} files`,
    failed: 0,
    lost: 0,
    doubled: 0,
    "recovered in": "–",
  };
  const missing = missingForRecovery();
  if (missing !== null) return [{ ...row, left: missing }];
  const cluster = await makeArchivedCluster();
  const [data, copy] = [path.join(cluster.folder, "product"), path.join(cluster.folder, "copy")];
  await mkdir(data);
  await chmod(data, 0o700);
  try {
    return [{ ...row, ...(await carryOut(cluster, data, copy)) }];
  } finally {
    cluster.stop();
    await rm(cluster.folder, { recursive: true, force: true });
  }
}

async function carryOut(cluster: ArchivedCluster, data: string, copy: string) {
  const variables = { DATABASE_URL: cluster.url, OFFERLANE_DATA: data, RATE_LIMIT: "off" };
  process.env.OFFERLANE_DATA = data;
  await buildPages(console.log);
  await applyMigrations(cluster.url);
  const { key, boardId, product } = await begin(cluster.url, variables);
  const api = callerOf(product.origin, key);
  cluster.backUp();
  const resumes = await many(FILES, (at) => api.upload(`cv-${at}.pdf`));
  const cards = await many(CARDS, (at) => api.create(boardId, `Kept ${at}`));
  // The copy of the files keeps deleted files, so it has every file that a restored database names.
  await cp(path.join(data, "files"), copy, { recursive: true, force: false });
  // A file counts as missing an hour after its upload: until then its row may be newer than the file store's list.
  await ask(cluster.url, "UPDATE resumes SET created_at = created_at - interval '2 hours'");
  const before = await instantOf(cluster.url);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (const id of cards) await api.remove(`applications/${id}`);
  for (const id of resumes) await api.remove(`resumes/${id}`);
  await api.create(boardId, "After the deletion");
  await timeUntil(async () => (await filesWithin(path.join(data, "files", "resumes"))) === 0);
  await product.stop();
  await archiveAll(cluster.url);

  const began = performance.now();
  cluster.stop();
  await cluster.restore(before);
  const withoutFiles = check(variables);
  await cp(copy, path.join(data, "files"), { recursive: true });
  const whole = check(variables);
  const again = await startProcess("server/main.ts", variables, "/readyz");
  const recovered = Math.round(performance.now() - began);
  const read = callerOf(again.origin, key);
  const there = await Promise.all([
    ...cards.map((id) => read.has(`applications/${id}`)),
    ...resumes.map((id) => read.hasFile(id)),
  ]);
  const after = await read.titles(boardId);
  await again.stop();
  const isTold = withoutFiles.missingFiles === FILES && whole.missingFiles === 0;
  const isOwn = whole.databaseStoreId === whole.storeId;
  return {
    lost: there.filter((one) => !one).length,
    doubled: after.filter((title) => title === "After the deletion").length,
    "recovered in": `${recovered} ms`,
    left: isTold && isOwn ? "" : "failed",
  };
}

async function begin(url: string, variables: Record<string, string>) {
  const sql = new pg.Pool({ connectionString: url, max: 1 });
  const seeded = await seed(sql, url, 0, 0);
  await sql.end();
  const product: Started = await startProcess("server/main.ts", variables, "/readyz");
  return { ...seeded, product };
}

function callerOf(origin: string, key: string) {
  const headers = { Authorization: `Bearer ${key}` };
  const made = async (asked: Promise<Response>) => {
    const answer = await asked;
    if (answer.status !== 201)
      throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  const url = (rest: string) => `${origin}/api/v1/${rest}`;
  return {
    upload: (name: string) => {
      const form = new FormData();
      form.set("name", name);
      form.set("file", new Blob([`%PDF-1.7\n${name}`], { type: "application/pdf" }), name);
      return made(fetch(url("resumes"), { method: "POST", headers, body: form }));
    },
    create: (boardId: string, title: string) =>
      made(
        fetch(url(`boards/${boardId}/applications`), {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify({ company: { name: "Drill" }, job: { title } }),
        }),
      ),
    remove: async (rest: string) => {
      const { status } = await fetch(url(rest), { method: "DELETE", headers });
      if (status !== 200) throw new Error(`DELETE ${rest} answered ${status}`);
    },
    has: async (rest: string) => (await fetch(url(rest), { headers })).status === 200,
    hasFile: async (id: string) => {
      const found = (await (await fetch(url(`resumes/${id}`), { headers })).json()) as {
        downloadUrl?: string;
      };
      if (found.downloadUrl === undefined) return false;
      const { pathname, search } = new URL(found.downloadUrl);
      return (await (await fetch(origin + pathname + search)).text()).startsWith("%PDF-1.7");
    },
    titles: async (boardId: string) => {
      const answer = await fetch(url(`boards/${boardId}/applications?limit=200`), { headers });
      const { data } = (await answer.json()) as { data: { job: { title: string } }[] };
      return data.map(({ job }) => job.title);
    },
  };
}

async function many<Made>(count: number, make: (at: number) => Promise<Made>): Promise<Made[]> {
  const all: Made[] = [];
  for (let at = 0; at < count; at += 1) all.push(await make(at));
  return all;
}

async function ask<Row extends object>(url: string, text: string): Promise<Row | undefined> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows[0];
  } finally {
    await client.end();
  }
}

async function instantOf(url: string): Promise<string> {
  return (await ask<{ at: string }>(url, INSTANT))?.at ?? "";
}

/** Waits until the archive contains the last change. */
async function archiveAll(url: string): Promise<void> {
  const last = await ask<{ name: string }>(url, "SELECT pg_walfile_name(pg_current_wal_lsn()) AS name");
  await ask(url, "SELECT pg_switch_wal()");
  await timeUntil(async () => {
    const archived = "SELECT last_archived_wal AS name FROM pg_stat_archiver";
    return ((await ask<{ name: string }>(url, archived))?.name ?? "") >= (last?.name ?? "");
  });
}

async function filesWithin(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

function check(variables: Record<string, string>): Checked {
  const printed = execFileSync(process.execPath, ["server/admin/main.ts", "files", "check", "--json"], {
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  return JSON.parse(printed) as Checked;
}
