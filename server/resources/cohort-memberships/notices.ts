import { LIMITS } from "#domain/limits.ts";
import { organizationOfJob } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { isFirstEndNotice } from "#server/mail/budgets.ts";
import { NOTICES_A_JOB, planNotice } from "#server/mail/send-mail.ts";
import { readEnded } from "./store/stints.ts";

type Ended = { readonly organizationId: string; readonly membershipIds: string[] };

/** Plans emails to applicants whose cohort memberships ended, sent once the end can no longer be undone. */
export async function planEndNotices(sql: Sql, { organizationId, membershipIds }: Ended, now: Date) {
  const at = new Date(now.getTime() + LIMITS.lifetimes.undo * 1_000);
  for (let from = 0; from < membershipIds.length; from += NOTICES_A_JOB) {
    const notice = { organizationId, membershipIds: membershipIds.slice(from, from + NOTICES_A_JOB) };
    await onBehalfOf(organizationId, () => enqueue(sql, "tell-of-ended-memberships", notice, at));
  }
}

/** Emails the applicants whose cohort memberships ended and are still ended, if they are members and not in a sandbox. */
export async function notifyOfEndedMemberships({ organizationId, membershipIds }: Ended): Promise<void> {
  await inSqlTransaction(async (sql) => {
    const ended = await readEnded(sql, {
      organizationId: organizationOfJob(organizationId),
      ids: membershipIds,
    });
    for (const { id, email, organization, slug, cohort } of ended) {
      if (!(await isFirstEndNotice(sql, id))) continue;
      await planNotice(sql, {
        kind: "cohortMembershipEnded",
        organizationId,
        to: [email],
        link: `${env().PUBLIC_URL}/o/${slug}`,
        values: { organization, cohort },
      });
    }
  });
}
