import type pg from "pg";
import { median } from "./load.ts";
import type { Started } from "./processes.ts";
import { seedOrganization } from "./roster.ts";
import type { Seeded } from "./scenarios.ts";

const WARM_UP = 30;
const RENDERS = 60;
const ROUNDS = 3;
const APPLICANTS = 60;
const BROWSER_CODINGS = "gzip, deflate, br, zstd";

type Page = { name: string; path: string; cookie: string };

/**
 * Measures the processor time that the server spends on a page, across all threads, and compares it with the bare
 * server's time for a list of 50 rows in the same round. Requests run one at a time, so nothing else affects the
 * figure.
 */
export async function cpuPerPage(
  database: pg.Pool,
  url: string,
  { bare, product }: { bare: Started; product: Started },
  person: Seeded,
): Promise<object[]> {
  const organization = await seedOrganization(database, url, APPLICANTS);
  await database.query("ANALYZE");
  const cookieOf = await signer(database);
  const cookie = await cookieOf(person.accountId);
  const owner = await cookieOf(organization.ownerId);
  const { boardId } = person;
  const pages: Page[] = [
    { name: "Today", path: "/today", cookie },
    { name: "board", path: `/boards/${boardId}`, cookie },
    { name: "table", path: `/boards/${boardId}/table`, cookie },
    { name: "roster of 60", path: `/o/${organization.slug}`, cookie: owner },
    { name: "people", path: "/people", cookie },
  ];
  const list = `/api/v1/boards/${boardId}/applications`;
  for (const { path, cookie } of pages) await render(product.origin + path, cookie, WARM_UP);
  await render(bare.origin + list, "", WARM_UP);
  const rows: object[] = [];
  for (const { name, path, cookie } of pages) {
    const spent: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const yardstick = (await cpuOf(bare, () => render(bare.origin + list, "", RENDERS * 10))) / 10;
      const page = await cpuOf(product, () => render(product.origin + path, cookie, RENDERS));
      spent.push(page / RENDERS);
      ratios.push(page / yardstick);
    }
    rows.push({
      page: name,
      "CPU, ms": median(spent).toFixed(1),
      "times a bare list of 50": median(ratios).toFixed(0),
    });
  }
  return rows;
}

async function render(address: string, cookie: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const headers = { cookie, "accept-encoding": BROWSER_CODINGS };
    const answer = await fetch(address, { headers, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  }
}

async function cpuOf({ cpuMs }: Started, work: () => Promise<void>): Promise<number> {
  const before = cpuMs();
  await work();
  return cpuMs() - before;
}

/**
 * Returns a function that signs an account in and returns its cookie, using the database and the secrets of the
 * measured servers.
 */
export async function signer(database: pg.Pool): Promise<(accountId: string) => Promise<string>> {
  const [{ openSession }, { sessionCookie }] = await Promise.all([
    import("#server/auth/session-store.ts"),
    import("#server/auth/session-cookie.ts"),
  ]);
  return async (accountId) => {
    const { rows } = await database.query<{ user_id: string }>("SELECT user_id FROM accounts WHERE id = $1", [
      accountId,
    ]);
    const userId = rows[0]?.user_id ?? "";
    const { name, value } = await sessionCookie({ userId, sessionId: await openSession(userId, null) });
    return `${name}=${value}`;
  };
}
