import path from "node:path";
import { applyMigrations } from "#server/lib/migrations.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { programs } from "../drills/debian-postgres.ts";
import { type Outcome, outcome, verdict } from "../drills/outcome.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { outputOf } from "../shared/programs.ts";
import { createCard, get, keyed, requestJson } from "../shared/requests.ts";
import { query } from "../shared/temporary.ts";
import { elapsed } from "../shared/timing.ts";
import type { Setting } from "./setting.ts";

/** Tables that only a cluster has, and those that the migrations fill. */
const LEFT_OUT = [
  "_prisma_migrations",
  "quota_limits",
  "account_quota_limits",
  "account_quota_uses",
  "note_changes",
];
const COUNTS = "SELECT quota, subject, sum(used) FROM account_quota_uses GROUP BY 1, 2";
/** A shard's positions are times, so the sequence continues after them. */
const POSITIONS =
  "SELECT setval(pg_get_serial_sequence('change_events', 'position'), (SELECT max(position) FROM change_events))";

/** Returns the commands that copy a cluster into one migrated PostgreSQL. docs/operations/cluster.md has the same commands. */
const commands = (dump: string, psql: string) => [
  `"${dump}" --data-only --disable-triggers --schema=public ${LEFT_OUT.map((table) => `-T ${table}`).join(" ")} "$CLUSTER" |
     "${psql}" -q -1 -v ON_ERROR_STOP=1 "$ONE"`,
  `"${psql}" -c "COPY (${COUNTS}) TO STDOUT" "$CLUSTER" | "${psql}" -c "COPY quota_uses (quota, subject, used) FROM STDIN" "$ONE"`,
  `"${psql}" -v ON_ERROR_STOP=1 -c "${POSITIONS}" "$ONE"`,
];

type Made = { readonly id: string };
type Page = { readonly data: readonly Made[]; readonly newest: string };

/** Copies the cluster into one PostgreSQL, compares the rows of each table, and runs the product on it. */
export async function drillWayBack({ cluster, tenants }: Setting): Promise<Outcome[]> {
  const one = await startThrowAwayDatabase();
  try {
    await applyMigrations(one.url);
    const env = { CLUSTER: cluster.coordinator.url(), ONE: one.url };
    const program = (name: string) => path.join(programs(), name);
    const ms = await elapsed(async () => {
      for (const command of commands(program("pg_dump"), program("psql")))
        await outputOf("bash", ["-o", "pipefail", "-c", command], { env });
    });
    const [before, after] = [await countsOf(env.CLUSTER), await countsOf(env.ONE)];
    const lost = Object.keys(before).filter((table) => before[table] !== (after[table] ?? 0));
    const { origin, kill } = await startServerProcess({
      DATABASE_URL: one.url,
      RATE_LIMIT: "off",
      NODE_ENV: "production",
    });
    const { key, boardId } = tenants.one;
    const { newest } = await requestJson<Page>(origin, get(key, "events"));
    const { id } = await requestJson<Made>(origin, keyed(createCard(key, boardId, "Back")));
    const since = await requestJson<Page>(origin, get(key, `events?cursor=${newest}`));
    const isCounted = (await query(one.url, `SELECT 1 FROM quota_uses WHERE used < 0`)).length === 0;
    await kill();
    const isWhole = lost.length === 0 && since.data.length === 1 && isCounted;
    const found = `${Object.keys(before).length} tables, card ${id}, ${since.data.length} event since; not the same: ${lost.join(", ") || "none"}`;
    return [
      outcome("cluster: the way back to one PostgreSQL", {
        load: `${Object.values(before).reduce((sum, many) => sum + many, 0)} rows`,
        lost: lost.length,
        "recovered in": `${(ms / 1_000).toFixed(1)} s`,
        notes: verdict(isWhole, found),
      }),
    ];
  } finally {
    await one.stop();
  }
}

/** Counts the rows of each table, and the uses of all quotas. */
async function countsOf(url: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY ($1) ORDER BY 1",
    [[...LEFT_OUT, "quota_uses"]],
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query<{ many: number }>(url, `SELECT count(*)::int AS many FROM "${name}"`);
    counts[name] = row?.many ?? 0;
  }
  return counts;
}
