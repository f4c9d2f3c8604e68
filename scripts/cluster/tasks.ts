import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { FANS_OUT } from "#server/lib/citus/fan-out.ts";
import { type ApiRequest, send } from "../shared/requests.ts";
import { connect } from "../shared/temporary.ts";

/** A statement and the number of shards that it reaches; null if the cluster can't explain it. */
export type StatementTasks = { readonly name: string; readonly tasks: number | null };

/** Statements that may reach many shards, or can't be explained, by the start of their names, with the reason. */
export const MAY_FAN_OUT: Readonly<Record<string, string>> = {
  applications_insert: "runs, but can't be explained",
  ...FANS_OUT,
};

const personal: ReadonlySet<string> = new Set(PERSONAL_TABLES);
const isPersonal = (text: string) => (text.match(/\w+/g) ?? []).some((word) => personal.has(word));

/**
 * Makes the calls in this process, on the cluster, and returns how the cluster would run each of their statements on
 * personal tables.
 */
export async function tasksOfStatements(
  url: string,
  calls: readonly ApiRequest[],
): Promise<StatementTasks[]> {
  Object.assign(process.env, { DATABASE_URL: url, RATE_LIMIT: "off", LOG_LEVEL: "silent" });
  const [{ statementsOf }, { serverOrigin }] = await Promise.all([
    import("#server/testing/plans.ts"),
    import("#server/testing/http-server.ts"),
  ]);
  const origin = await serverOrigin();
  const sent = await statementsOf(async () => {
    for (const call of calls) await send(origin, call);
  });
  await using client = await connect(url);
  const byStatement = new Map<string, StatementTasks>();
  for (const { name, text, values } of sent) {
    if (name === "" || byStatement.has(name) || !isPersonal(text)) continue;
    const explained = await client
      .query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values)
      .catch(() => null);
    const lines = explained?.rows.map((row) => row["QUERY PLAN"]) ?? [];
    const tasks = lines.map((line) => Number(/Task Count: (\d+)/.exec(line)?.[1] ?? 0));
    byStatement.set(name, { name, tasks: explained === null ? null : Math.max(...tasks, 0) });
  }
  return [...byStatement.values()];
}
