import { keptName } from "#domain/applicant-fields.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import type { RecordFields, rosterRecords } from "./contract.ts";
import { readWritableFields } from "./service.ts";
import * as store from "./store/records.ts";
import { readValue } from "./values.ts";

type Call = Parameters<Handler<typeof rosterRecords.update>>[0];

/**
 * Changes the record of one person. Locks the organization, like a sync, so that the two can't write a record at the same time.
 * @throws not_found, roster_key_taken, validation_failed
 */
export const updateRecord: Handler<typeof rosterRecords.update> = async ({ ctx, input }) => {
  const { sql, now: at, organizationId, affected } = ctx;
  await lockOrganization(sql, { organizationId });
  const before = await lockRecord(ctx, input);
  const { studentId = before.studentId, fields: fieldChanges = {} } = input;
  const fields = await changeFields(ctx, before.fields, fieldChanges);
  const isRenamed = input.firstName !== undefined || input.lastName !== undefined;
  const { firstName = before.firstName, lastName = before.lastName } = input;
  const after = {
    ...before,
    studentId,
    firstName,
    lastName,
    // First and last names replace a full name.
    fullName: isRenamed ? null : before.fullName,
    fields,
  };
  await store.writeRecord(sql, { ...after, organizationId, fields: JSON.stringify(fields), at });
  if (after.accountId !== null) affected.accounts.add(after.accountId);
  await recordChange(ctx, {
    action: "roster_record_updated",
    subjectEmail: after.accountEmail ?? after.email,
    details: { before: null, after: { changed: changesBetween(before, after) } },
  });
  const { id, email, accountEmail } = after;
  return {
    ...{ id, email, accountEmail, studentId, firstName, lastName, fields },
    name: keptName(after),
    updatedAt: at.toISOString(),
  };
};

/** A record that is locked for a change. */
type LockedRecord = Omit<RecordFields, "formerEmails" | "cohortIds" | "coachId"> & {
  readonly id: string;
  readonly accountId: string | null;
  readonly accountEmail: string | null;
};

/** Returns the person's record, or an empty one for an applicant without a record. */
async function lockRecord({ sql, organizationId }: Call["ctx"], input: Call["input"]): Promise<LockedRecord> {
  const { applicantEmail: email, studentId = null } = input;
  const addressed = { organizationId, email };
  const applicant = (await store.lockApplicant(sql, addressed)) ?? (await store.lockRecorded(sql, addressed));
  const accountId = applicant?.accountId ?? null;
  const holders = await store.readHolders(sql, { organizationId, email, studentId, accountId });
  const own =
    accountId === null
      ? holders.find((holder) => holder.email === email && holder.accountId === null)
      : holders.find((holder) => holder.accountId === accountId);
  if (own === undefined && applicant === null) throw notFound("applicant");
  const otherHolders = holders.filter(({ id }) => id !== own?.id);
  if (studentId !== null && otherHolders.some((other) => other.studentId === studentId))
    throw keyTaken("student ID");
  if (own === undefined && otherHolders.some((other) => other.email === email)) throw keyTaken("address");
  const none = { studentId: null, firstName: null, lastName: null, fullName: null, fields: {} };
  const kept = own ?? { ...none, id: newId("rosterRecord"), accountId, email };
  return { ...kept, accountEmail: applicant?.email ?? null };
}

/** Returns the fields with their new values. @throws validation_failed */
async function changeFields(
  { sql, organizationId }: OperationContext<typeof rosterRecords.update>,
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>>,
): Promise<Record<string, string>> {
  const writableFields = new Map(
    (await readWritableFields(sql, organizationId)).map((field) => [field.id, field]),
  );
  const after = { ...before };
  for (const [id, text] of Object.entries(changes)) {
    const field = writableFields.get(id);
    if (field === undefined) throw invalidField(["fields", id], "No field that staff can write has this ID.");
    if (text === null) {
      delete after[id];
      continue;
    }
    const read = readValue(field, text.normalize("NFC").trim());
    if ("message" in read) throw invalidField(["fields", id], `${field.name}: ${read.message}`);
    after[id] = read.value;
  }
  return after;
}

/** Returns the names of the changed values. The audit log doesn't have the values themselves. */
function changesBetween(before: LockedRecord, after: LockedRecord): string[] {
  const ids = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  return [
    ...(["studentId", "firstName", "lastName"] as const).filter((name) => before[name] !== after[name]),
    ...ids.filter((id) => before.fields[id] !== after.fields[id]),
  ];
}

function keyTaken(key: string): OperationError {
  return new OperationError("roster_key_taken", `Another person has this ${key}.`);
}
