import pg from "pg";
import { pool } from "#server/lib/database.ts";

/** A query that the product sent, with its values. */
export type Sent = { readonly name: string; readonly text: string; readonly values: unknown[] };
type Explained = { "QUERY PLAN": [{ Plan: Plan }] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

/** Matches the query that pg-boss sends each minute to refresh its queues. */
const OF_PG_BOSS = /FROM pgboss\.queue q\s*$/;

/** Runs the work and returns every named query that it sent over the pool. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [Partial<Sent> | undefined];
    if (typeof statement?.text === "string" && !OF_PG_BOSS.test(statement.text)) {
      sent.push({ name: statement.name ?? "", text: statement.text, values: statement.values ?? [] });
    }
    return Reflect.apply(query, this, given);
  } as typeof query;
  await work().finally(() => {
    pg.Client.prototype.query = query;
  });
  return sent;
}

/**
 * Returns the tables that PostgreSQL scans completely for a query: as planned for these values, and as planned
 * once for all values, which happens to a named query after a few calls.
 */
export async function sequentialScansOf(sent: Sent): Promise<string[]> {
  return (await plansOf(sent)).flatMap(scansWithin);
}

/**
 * Returns the joins of a common table expression's rows, in both plans. PostgreSQL guesses the number of such rows, and a nested loop
 * over more of them than guessed takes minutes.
 */
export async function joinsOfTableExpressions(sent: Sent): Promise<string[]> {
  return (await plansOf(sent)).flatMap(joinsWithin);
}

/** Makes PostgreSQL plan as if tables were three times as large, which is faster than adding the rows. */
const AS_IF_LARGER = "SET LOCAL seq_page_cost = 3; SET LOCAL cpu_tuple_cost = 0.03";

async function plansOf({ text, values }: Sent): Promise<Plan[]> {
  canPlan ??= canPlanOnce();
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; ${AS_IF_LARGER}`);
    const custom = await client.query<Explained>(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const generic = (await canPlan)
      ? await client.query<Explained>(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${text}`)
      : custom;
    return [custom, generic].flatMap(({ rows }) => rows.map((row) => row["QUERY PLAN"][0].Plan));
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

let canPlan: Promise<boolean> | undefined;

/** Checks whether PostgreSQL can show generic plans. Version 15 can't. */
async function canPlanOnce(): Promise<boolean> {
  const { rows } = await pool.query<{ server_version_num: string }>("SHOW server_version_num");
  return Number(rows[0]?.server_version_num) >= 160_000;
}

function scansWithin(plan: Plan): string[] {
  const here = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? "?"] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(scansWithin)];
}

function joinsWithin(plan: Plan): string[] {
  const children = plan.Plans ?? [];
  const isJoin = /Join|Nested Loop/.test(plan["Node Type"]);
  const joined = children.filter((child) => isJoin && child["Node Type"] === "CTE Scan");
  return [...joined.map(() => plan["Node Type"]), ...children.flatMap(joinsWithin)];
}
