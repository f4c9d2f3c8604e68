import type { OperationContext } from "#server/core/context.ts";
import { endCoaching, leadApplicants, readCoaches } from "#server/resources/caseload/service.ts";
import type { SyncedCoaching, SyncedLead } from "#server/resources/roster-records/contract.ts";
import type { rosterSyncs } from "./contract.ts";
import type { Write } from "./plan.ts";

type Syncing = OperationContext<typeof rosterSyncs.create>;

type Written = Write & { readonly recordId: string };

/** Makes each row's coach the lead of the row's member, or removes the member's coaches. @returns the changes by record ID */
export async function applyCoaches(
  ctx: Syncing,
  writes: readonly Written[],
): Promise<ReadonlyMap<string, SyncedCoaching>> {
  const removed = await removeCoaches(ctx, writes);
  return new Map<string, SyncedCoaching>([...removed, ...(await assignLeads(ctx, writes))]);
}

async function removeCoaches(ctx: Syncing, writes: readonly Written[]) {
  const organizationId = ctx.organization.id;
  const people = writes.flatMap(({ person, endsCoaching, recordId }) =>
    endsCoaching && person?.accountId && person.accountEmail !== null
      ? [{ recordId, accountId: person.accountId, email: person.accountEmail }]
      : [],
  );
  const coaches = await coachesOf(ctx, people);
  const removed = people.map(({ accountId, email, recordId }) => ({
    recordId,
    email,
    coachIds: coaches.get(accountId) ?? [],
  }));
  const pairs = removed.flatMap(({ coachIds, email }) => coachIds.map((coachId) => ({ coachId, email })));
  for (const [coachId, those] of Map.groupBy(pairs, (pair) => pair.coachId)) {
    await endCoaching(ctx, organizationId, coachId, emailsOf(those));
  }
  return removed.map(({ recordId, coachIds }) => [recordId, { removed: coachIds }] as const);
}

/** Returns the member IDs of each account's coaches, the lead first. */
async function coachesOf(
  { sql, organization }: Syncing | Undoing,
  people: readonly { readonly accountId: string }[],
): Promise<ReadonlyMap<string, string[]>> {
  const accountIds = people.map(({ accountId }) => accountId);
  const found = await readCoaches(sql, { organizationId: organization.id, accountIds });
  const grouped = Map.groupBy(found, ({ accountId }) => accountId);
  return new Map([...grouped].map(([accountId, those]) => [accountId, those.map(({ coachId }) => coachId)]));
}

async function assignLeads(
  ctx: Syncing,
  writes: readonly Written[],
): Promise<ReadonlyMap<string, SyncedLead>> {
  const newLeads = writes.flatMap(({ person, coachId, recordId }) =>
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
  const changes = new Map<string, SyncedLead>();
  for (const [coachId, people] of Map.groupBy(newLeads, (item) => item.coachId)) {
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

/**
 * Ends the coaching that a sync added, and restores the former lead unless another coach leads now. Restores removed coaches unless the
 * person has another one now.
 */
export async function undoCoaching(ctx: Undoing, changed: readonly Coached[]): Promise<void> {
  const organizationId = ctx.organization.id;
  const coaches = await coachesOf(ctx, changed);
  const people = changed.flatMap(({ coaching, ...person }) =>
    "removed" in coaching ? [] : [{ ...person, coaching }],
  );
  const added = people.filter(({ coaching }) => coaching.isAdded);
  for (const [coachId, those] of Map.groupBy(added, ({ coaching }) => coaching.coachId)) {
    await endCoaching(ctx, organizationId, coachId, emailsOf(those));
  }
  const formerLeads = people.filter(({ accountId, coaching: { isAdded, coachId, before } }) => {
    const ids = coaches.get(accountId) ?? [];
    return !isAdded && before !== null && ids[0] === coachId && ids.includes(before);
  });
  for (const [before, those] of Map.groupBy(formerLeads, ({ coaching }) => coaching.before)) {
    if (before !== null) await leadApplicants(ctx, organizationId, before, emailsOf(those));
  }
  const removed = changed.flatMap(({ accountId, email, coaching }) =>
    "removed" in coaching && !coaches.has(accountId) ? [{ email, coachIds: coaching.removed }] : [],
  );
  // The former lead is restored last, because the last one added leads.
  const most = Math.max(0, ...removed.map(({ coachIds }) => coachIds.length));
  for (let place = most - 1; place >= 0; place -= 1) {
    const pairs = removed.flatMap(({ email, coachIds }) => {
      const coachId = coachIds[place];
      return coachId === undefined ? [] : [{ coachId, email }];
    });
    for (const [coachId, those] of Map.groupBy(pairs, (pair) => pair.coachId)) {
      await leadApplicants(ctx, organizationId, coachId, emailsOf(those));
    }
  }
}

function emailsOf(people: readonly { readonly email: string }[]): string[] {
  return people.map(({ email }) => email);
}
