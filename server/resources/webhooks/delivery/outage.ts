import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { type Claimed, readOwner } from "../store/queue.ts";

/** Mails that a webhook was switched off, within the transaction that does it. Nothing is mailed of a sandbox. */
export async function tellOfOutage(sql: Sql, { accountId, url }: Claimed): Promise<void> {
  const owner = await readOwner(sql, accountId);
  if (!owner || owner.sandboxId !== null) return;
  const link = `${env().PUBLIC_URL}/settings/webhooks`;
  const { purpose: _purpose, ...mail } = composeMail("webhookFailed", owner.email, link, {
    host: new URL(url).host,
  });
  await enqueue(sql, "send-mail", mail);
}
