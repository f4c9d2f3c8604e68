import { pool } from "#server/lib/database.ts";
import type { Mail } from "#server/mail/compose.ts";

/** Returns the queued email to an address, oldest first. */
export async function queuedMail(to: string): Promise<Mail[]> {
  const { rows } = await pool.query<{ data: Mail }>(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1 ORDER BY created_on",
    [to],
  );
  return rows.map(({ data }) => data);
}

/** Returns the secret in the link of the latest email to an address that leads to a page of this path, such as "/reset/". */
export async function mailedSecret(to: string, page: string): Promise<string> {
  const links = (await queuedMail(to)).map(({ text }) => text.split(`${page}`)[1]?.match(/^[\w-]+/)?.[0]);
  return links.findLast((secret) => secret !== undefined) ?? "";
}

/** Ends the pause required before the same email can be sent again. */
export async function passMailCooldown(): Promise<void> {
  await pool.query("UPDATE budget_uses SET ends_at = began_at WHERE budget = 'mail-cooldown'");
}
