import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import { makeProduct, type Product } from "../shared/product.ts";
import { run, startProgram } from "../shared/programs.ts";
import { get, send } from "../shared/requests.ts";
import { writeCards } from "../shared/tenant-load.ts";
import { timeUntil } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";

/** From this version on, prepared statements work through a pooler in transaction mode. */
const PREPARED_SINCE = 21;

/**
 * Runs two processes behind PgBouncer in transaction mode, with six connections between them. Needs Debian's pgbouncer.
 */
export async function drillPooler(): Promise<Outcome[]> {
  const minor = await versionOfPgBouncer();
  if (minor === null)
    return [outcome("pooler", { notes: "PgBouncer isn't installed: apt-get install pgbouncer" })];
  const keepsStatements = minor >= PREPARED_SINCE;
  await using product = await makeProduct();
  const url = await startPgBouncer(product, keepsStatements);
  const pooled = {
    DATABASE_URL: url,
    DATABASE_STATEMENTS: keepsStatements ? "named" : "unnamed",
  };
  const direct = { ...pooled, DIRECT_DATABASE_URL: product.url };
  const [one, other] = [await product.start(direct), await product.start(direct)];
  const origin = () => (Math.random() < 0.5 ? one : other).origin;
  const written = await writeCards({ ...product, origin }, 50, 10);
  const note = `named statements: PgBouncer 1.${minor} keeps none, 1.${PREPARED_SINCE} does`;
  return [
    outcome("pooler: keyed creates", {
      load: "50/s, 10 s",
      ...written,
      notes: keepsStatements ? "" : note,
    }),
    await revocation("pooler: a key revoked elsewhere", product, [other.origin, one.origin], 1_000),
    await revocation(
      "pooler: the same without LISTEN",
      product,
      // Without a direct connection it receives no notifications, so it polls every second.
      [(await product.start({ ...pooled, DIRECT_DATABASE_URL: url })).origin],
      1_500,
    ),
  ];
}

/** Checks that a revoked key stops working on processes that have just used it. */
async function revocation(
  drill: string,
  product: Product,
  origins: readonly string[],
  most: number,
): Promise<Outcome> {
  const { key, id } = await product.newKey("live");
  const statuses = () =>
    Promise.all(origins.map(async (origin) => (await send(origin, get(key, "me"))).status));
  if ((await statuses()).some((status) => status !== 200)) throw new Error("a new key was rejected");
  await product.administer("key", "revoke", id);
  const ms = await timeUntil(async () => (await statuses()).every((status) => status === 401));
  return outcome(drill, { "recovered in": `${ms} ms`, notes: ms > most ? "failed" : "" });
}

async function versionOfPgBouncer(): Promise<number | null> {
  const found = await run("pgbouncer", ["--version"]).catch(() => null);
  return found && Number(/PgBouncer 1\.(\d+)/.exec(found.stdout)?.[1] ?? 0);
}

/** Starts PgBouncer in front of the product's database. Returns the URL of the database through it. */
async function startPgBouncer({ url, folder, defer }: Product, keepsStatements: boolean): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const listen = await freePort();
  const [users, settings] = [path.join(folder, "users.txt"), path.join(folder, "pgbouncer.ini")];
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
${keepsStatements ? "max_prepared_statements = 200" : ""}
`,
  );
  // PgBouncer doesn't run as root.
  for (const file of [users, settings]) await chmod(file, 0o644);
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  defer(startProgram("pgbouncer", ["-q", ...asUser, settings]).stop);
  return `postgresql://${username}:${password}@127.0.0.1:${listen}${pathname}`;
}
