import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { insertInto } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { digestOf, newSecret } from "../secrets.ts";
import { LIFETIME_SECONDS } from "./purposes.ts";

type NotMe = { digest: string; email: string; userId: string; at: Date; until: Date };
const insertLink = query.execute("mailed_link_not_me", (given: Params<NotMe>) =>
  insertInto("mailed_links").values({
    digest: given.digest,
    purpose: "not_me",
    email: given.email,
    user_id: given.userId,
    created_at: given.at,
    expires_at: given.until,
  }),
);

/**
 * Creates the link for an email that reports a change to a person's account, in the transaction of the change, and returns its
 * secret.
 */
export async function issueNotMeLink(
  sql: Sql,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<string> {
  const secret = newSecret();
  const at = now();
  const until = new Date(at.getTime() + LIFETIME_SECONDS.not_me * 1_000);
  await insertLink(sql, { digest: digestOf(secret), email, userId, at, until });
  return secret;
}
