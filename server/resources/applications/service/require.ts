import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Application } from "../entities.ts";
import { readApplication } from "../store/read.ts";

/** The application. @throws not_found */
export async function requireApplication(sql: Sql, accountId: AccountId, id: string): Promise<Application> {
  const application = await readApplication(sql, accountId, id);
  if (!application) throw notFound("application");
  return application;
}
