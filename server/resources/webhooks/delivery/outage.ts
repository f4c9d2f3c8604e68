import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { composeMail } from "#server/mail/compose.ts";
import { readRecipients } from "../store/people.ts";
import type { Claimed } from "../store/queue.ts";

/**
 * Enqueues emails about a disabled webhook, in the same transaction: to the person, or to the organization's owners. Sends nothing for a
 * sandbox.
 */
export async function notifyOfOutage(sql: Sql, { owner, url }: Claimed): Promise<void> {
  const { host } = new URL(url);
  const root = env().PUBLIC_URL;
  for (const { email, organization } of await readRecipients(sql, owner)) {
    const { purpose: _purpose, ...mail } =
      organization === null
        ? composeMail("webhookFailed", email, `${root}/settings/webhooks`, { host })
        : composeMail(
            "organizationWebhookFailed",
            email,
            `${root}/o/${organization.slug}/settings/webhooks`,
            {
              host,
              organization: organization.name,
            },
          );
    await onBehalfOf(owner.id, () => enqueue(sql, "send-mail", mail));
  }
}
