import { isStaff } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { readCoaches } from "#server/resources/caseload/service.ts";
import type { ReadRow } from "./cells.ts";
import { EMPTY_RECORD, type KnownPerson } from "./plan.ts";
import * as store from "./store/people.ts";

/** Returns the people whose keys are in the rows: people with a record, and members and invited people without one. */
export async function readPeople(
  sql: Sql,
  organizationId: OrganizationId,
  rows: readonly ReadRow[],
): Promise<KnownPerson[]> {
  const studentIds = [...new Set(rows.flatMap(({ studentId }) => studentId ?? []))];
  const emails = [...new Set(rows.flatMap(({ email }) => email ?? []))];
  const records = await store.readRecords(sql, { organizationId, studentIds, emails });
  const members = await store.readMembersWithoutRecord(sql, { organizationId, emails });
  const invited = await store.readInvitedWithoutRecord(sql, { organizationId, emails });
  const accountIds = [...records, ...members].flatMap(({ accountId }) => accountId ?? []);
  const places = await store.readPlaces(sql, { organizationId, accountIds });
  const leads = new Map<string, string>();
  for (const { accountId, coachId } of await readCoaches(sql, { organizationId, accountIds })) {
    if (!leads.has(accountId)) leads.set(accountId, coachId);
  }
  const [cohorts, placed] = [new Map<string, Set<string>>(), new Set<string>()];
  for (const { accountId, cohortId, isOpen } of places) {
    cohorts.set(accountId, (cohorts.get(accountId) ?? new Set()).add(cohortId));
    if (isOpen) placed.add(accountId);
  }
  const placeOf = (accountId: string) => ({
    cohortIds: cohorts.get(accountId) ?? new Set<string>(),
    isPlaced: placed.has(accountId),
    leadId: leads.get(accountId) ?? null,
  });
  return [
    ...records.map(
      ({ recordId, accountId, accountEmail, role, ...record }): KnownPerson => ({
        ...{ recordId, accountId, accountEmail, record },
        ...{ email: record.email, formerEmails: record.formerEmails, studentId: record.studentId },
        isStaff: role !== null && isStaff(role),
        ...(accountId === null
          ? { cohortIds: new Set(record.cohortIds), isPlaced: false, leadId: null }
          : placeOf(accountId)),
      }),
    ),
    ...members.map(({ accountId, accountEmail, role }) => ({
      ...withoutRecord(accountEmail, accountId, isStaff(role)),
      ...placeOf(accountId),
    })),
    ...invited.map(({ accountEmail, role, cohortId }) => {
      const cohortIds = cohortId === null ? [] : [cohortId];
      const person = withoutRecord(accountEmail, null, isStaff(role));
      return { ...person, record: { ...person.record, cohortIds }, cohortIds: new Set(cohortIds) };
    }),
  ];
}

function withoutRecord(accountEmail: string, accountId: string | null, isOfStaff: boolean): KnownPerson {
  return {
    ...{ recordId: null, accountId, email: null, accountEmail, formerEmails: [], studentId: null },
    isStaff: isOfStaff,
    record: { ...EMPTY_RECORD, email: accountEmail },
    cohortIds: new Set(),
    isPlaced: false,
    leadId: null,
  };
}
