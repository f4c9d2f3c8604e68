import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import { timeUntil, writeCards } from "./keyed-writes.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { makeProduct, type Product } from "./product.ts";

/** From this version on, prepared statements work through a pooler in transaction mode. */
const PREPARED_SINCE = 21;

/**
 * Runs two processes behind PgBouncer in transaction mode, with six connections between them. Needs Debian's pgbouncer.
 */
export async function drillPooler(): Promise<Outcome[]> {
  const minor = versionOfPgBouncer();
  if (minor === null)
    return [{ ...nothing("pooler"), left: "PgBouncer isn't installed: apt-get install pgbouncer" }];
  const keepsStatements = minor >= PREPARED_SINCE;
  const product = await makeProduct();
  const pooler = await startPgBouncer(product, keepsStatements);
  try {
    const variables = {
      DATABASE_URL: pooler.url,
      DIRECT_DATABASE_URL: product.url,
      DATABASE_STATEMENTS: keepsStatements ? "named" : "unnamed",
    };
    const [one, other] = [await product.start(variables), await product.start(variables)];
    const target = {
      origin: () => (Math.random() < 0.5 ? one : other).origin,
      key: product.key,
      sql: product.sql,
    };
    const load = { perSecond: 50, seconds: 10 };
    const written = await writeCards(target, product.boardId, load);
    const left = keepsStatements
      ? ""
      : `named statements: PgBouncer 1.${minor} keeps none, 1.${PREPARED_SINCE} does`;
    return [
      { drill: "pooler: keyed creates", load: "50/s, 10 s", ...found(written), "recovered in": "–", left },
      await revocation(product, one.origin, other.origin),
      await withoutWord(product, pooler.url, keepsStatements),
    ];
  } finally {
    await product.end();
    await pooler.stop();
  }
}

const found = ({ failed, lost, doubled }: { failed: number; lost: number; doubled: number }) => ({
  failed,
  lost,
  doubled,
});
const felt = (ms: number, most: number) => ({ "recovered in": `${ms} ms`, left: ms > most ? "failed" : "" });

/** Checks that a key revoked on one process stops working on the other. */
async function revocation(product: Product, here: string, there: string): Promise<Outcome> {
  const { key, id } = await makeKey(product);
  const status = (origin: string) => statusOf(origin, key);
  if ((await status(there)) !== 200) throw new Error("a new key was refused");
  await revoke(product, id);
  const ms = await timeUntil(async () => (await status(there)) === 401 && (await status(here)) === 401);
  return { ...nothing("pooler: a key revoked elsewhere"), ...felt(ms, 1_000) };
}

/** Checks that a process without a direct connection, which receives no notifications, polls every second. */
async function withoutWord(product: Product, url: string, keepsStatements: boolean): Promise<Outcome> {
  const { origin } = await product.start({
    DATABASE_URL: url,
    DIRECT_DATABASE_URL: url,
    DATABASE_STATEMENTS: keepsStatements ? "named" : "unnamed",
  });
  const { key, id } = await makeKey(product);
  if ((await statusOf(origin, key)) !== 200) throw new Error("a new key was refused");
  await revoke(product, id);
  const ms = await timeUntil(async () => (await statusOf(origin, key)) === 401);
  return { ...nothing("pooler: the same without LISTEN"), ...felt(ms, 1_500) };
}

async function statusOf(origin: string, key: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } });
  await answer.body?.cancel();
  return answer.status;
}

function operator(product: Product, ...args: string[]): Record<string, string> {
  const env = { ...process.env, DATABASE_URL: product.url, OFFERLANE_DATA: product.folder };
  const printed = execFileSync(process.execPath, ["server/admin/main.ts", ...args, "--json"], {
    env,
    encoding: "utf8",
  });
  return JSON.parse(printed) as Record<string, string>;
}

async function makeKey(product: Product): Promise<{ key: string; id: string }> {
  const { rows } = await product.sql.query<{ email: string }>("SELECT email FROM accounts WHERE id = $1", [
    product.accountId,
  ]);
  const { key = "", id = "" } = operator(
    product,
    ...["key", "create", "--email", rows[0]?.email ?? "", "--environment", "live", "--scopes", "all"],
  );
  return { key, id };
}

async function revoke(product: Product, id: string): Promise<void> {
  operator(product, "key", "revoke", id);
}

function versionOfPgBouncer(): number | null {
  try {
    const said = execFileSync("pgbouncer", ["--version"], { encoding: "utf8" });
    return Number(/PgBouncer 1\.(\d+)/.exec(said)?.[1] ?? 0);
  } catch {
    return null;
  }
}

async function startPgBouncer(product: Product, keepsStatements: boolean) {
  const { hostname, port, username, password, pathname } = new URL(product.url);
  const listen = await freePort();
  const [users, settings] = [
    path.join(product.folder, "users.txt"),
    path.join(product.folder, "pgbouncer.ini"),
  ];
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${listen}`,
    "unix_socket_dir =",
    "auth_type = plain",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    "default_pool_size = 6",
    "max_client_conn = 200",
    ...(keepsStatements ? ["max_prepared_statements = 200"] : []),
  ];
  await writeFile(settings, `${lines.join("\n")}\n`);
  // PgBouncer doesn't run as root.
  for (const [file, mode] of [
    [product.folder, 0o755],
    [users, 0o644],
    [settings, 0o644],
  ] as const) {
    await chmod(file, mode);
  }
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", ["-q", ...asUser, settings], { stdio: ["ignore", "ignore", "inherit"] });
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${listen}${pathname}`,
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}
