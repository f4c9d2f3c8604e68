import { LIMIT_TABLE, rateOf } from "#domain/limit-table.ts";
import { type Budget, returnToBudget, spendBudget, subjectOf } from "#server/core/budget.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { networksAround } from "#server/lib/client-network.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";

const [CLIENTS, SECONDS] = rateOf(LIMIT_TABLE.quotas.oauthClients);
const REGISTRATIONS: Budget = {
  name: "oauth-clients",
  limit: CLIENTS,
  seconds: SECONDS,
  sentence: `A network can register ${CLIENTS} clients a day that no one has connected yet.`,
};

/** Counts a registration by an address, because it has no account. @throws rate_limited */
export async function countRegistration(address: string): Promise<void> {
  await inSqlTransaction(async (sql) => {
    for (const { network, times } of networksAround(address)) {
      const budget = { ...REGISTRATIONS, limit: REGISTRATIONS.limit * times };
      await spendBudget(sql, budget, [subjectOf(network)]);
    }
  });
}

/**
 * Gives a registration back to the caller's network: if it was rejected, or if a person has just connected the app, so that many people
 * of one network may each register one.
 */
export async function returnRegistration(sql: Sql): Promise<void> {
  const origin = requestOrigin();
  if (origin === null) return;
  const subjects = networksAround(origin.ip).map(({ network }) => subjectOf(network));
  await returnToBudget(sql, REGISTRATIONS, subjects);
}
