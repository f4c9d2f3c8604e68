import type { OperationContext } from "#server/core/context.ts";
import { endCoaching, leadApplicants, readCoaches } from "#server/resources/caseload/service.ts";
import type { SyncedCoaching } from "#server/resources/roster-records/contract.ts";
import type { rosterSyncs } from "./contract.ts";
import type { Write } from "./plan.ts";

type Syncing = OperationContext<typeof rosterSyncs.create>;

/** Makes the coaches of rows the leads of their members; returns the changes by the record's ID. */
export async function leadSynced(
  ctx: Syncing,
  writes: readonly (Write & { readonly recordId: string })[],
): Promise<ReadonlyMap<string, SyncedCoaching>> {
  const led = writes.flatMap(({ person, coachId, recordId }) =>
    coachId !== null && person?.accountId && person.accountEmail !== null
      ? [
          {
            recordId,
            coachId,
            accountId: person.accountId,
            email: person.accountEmail,
            before: person.leadId,
          },
        ]
      : [],
  );
  const changes = new Map<string, SyncedCoaching>();
  for (const [coachId, people] of Map.groupBy(led, (one) => one.coachId)) {
    const emails = people.map(({ email }) => email);
    const added = await leadApplicants(ctx, ctx.organization.id, coachId, emails);
    for (const { recordId, accountId, before } of people) {
      changes.set(recordId, { coachId, isAdded: added.has(accountId), before });
    }
  }
  return changes;
}

type Undoing = OperationContext<typeof rosterSyncs.undo>;
type Coached = { readonly accountId: string; readonly email: string; readonly coaching: SyncedCoaching };

/** Ends the coaching that a sync added, and returns the lead to whoever had it, unless another coach leads by now. */
export async function undoCoaching(ctx: Undoing, people: readonly Coached[]): Promise<void> {
  const organizationId = ctx.organization.id;
  const accountIds = people.map(({ accountId }) => accountId);
  const coaches = Map.groupBy(
    await readCoaches(ctx.sql, { organizationId, accountIds }),
    ({ accountId }) => accountId,
  );
  const added = people.filter(({ coaching }) => coaching.isAdded);
  for (const [coachId, those] of Map.groupBy(added, ({ coaching }) => coaching.coachId)) {
    await endCoaching(ctx, organizationId, coachId, emailsOf(those));
  }
  const led = people.filter(({ accountId, coaching: { isAdded, coachId, before } }) => {
    const ids = (coaches.get(accountId) ?? []).map((coach) => coach.coachId);
    return !isAdded && before !== null && ids[0] === coachId && ids.includes(before);
  });
  for (const [before, those] of Map.groupBy(led, ({ coaching }) => coaching.before)) {
    if (before !== null) await leadApplicants(ctx, organizationId, before, emailsOf(those));
  }
}

function emailsOf(people: readonly Coached[]): string[] {
  return people.map(({ email }) => email);
}
