import { pool } from "#server/lib/database.ts";
import type { Mail } from "#server/mail/mail.ts";

/** The mail that waits to be sent to an address, oldest first. */
export async function queuedMail(to: string): Promise<Mail[]> {
  const { rows } = await pool.query<{ data: Mail }>(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1 ORDER BY created_on",
    [to],
  );
  return rows.map(({ data }) => data);
}
