import { keptName, PROVIDED_FIELDS, STATED_FIELD } from "#domain/applicant-fields.ts";
import { INTENT_NAMES } from "#domain/outcomes/kinds.ts";
import { headingsOfField, rosterColumnOf } from "#domain/roster-headings.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { RowOf } from "#server/core/query.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { type AuditedChange, recordChange } from "#server/resources/audit-events/service.ts";
import type { ApplicantField, RosterRecord, rosterRecords } from "./contract.ts";
import * as store from "./store/records.ts";

export { dropRecords, moveIntendedCoach } from "./store/records.ts";
export { readValue } from "./values.ts";

/** Returns a page of the records, sorted by address. */
export const listRecords: Handler<typeof rosterRecords.list> = async ({ ctx, input }) => {
  const { organizationId } = ctx;
  const page = await store.listRecords(ctx.sql, ctx.list, {
    organizationId,
    search: searchPattern(input.search),
  });
  return { ...page, data: page.data.map(present) };
};

/** Returns the record of an applicant; null if there is none. */
export async function recordOf(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
): Promise<RosterRecord | null> {
  const found = await store.findRecord(sql, { organizationId, accountId });
  return found && present(found);
}

type Joining = { cohortIds: readonly string[]; coachId: string | null };

/** Stores the coach who will lead invited people once they join. */
export async function storeIntendedCoach(
  sql: Sql,
  {
    emails,
    ...intended
  }: { organizationId: OrganizationId; coachId: string; emails: readonly string[]; at: Date },
): Promise<void> {
  const ids = emails.map(() => newId("rosterRecord"));
  await store.writeIntendedCoach(sql, { ...intended, emails, ids });
}

/** Links the record of an invited person to their account. @returns the cohorts that they join, and the coach who leads them */
export async function joinRecord(
  sql: Sql,
  person: { organizationId: OrganizationId; email: string; accountId: string },
): Promise<Joining> {
  return (await store.joinRecord(sql, person)) ?? { cohortIds: [], coachId: null };
}

/** Lists the fields of applicants. */
export const listFields: Handler<typeof rosterRecords.listFields> = async ({ ctx }) => ({
  data: await readFields(ctx.sql, ctx.organizationId),
});

/** Returns the provided fields, then those that the organization added. */
export async function readFields(sql: Sql, organizationId: OrganizationId): Promise<ApplicantField[]> {
  const own = await store.readFields(sql, { organizationId });
  return [
    ...PROVIDED_FIELDS.map((field) => {
      const isStated = field.id === STATED_FIELD;
      return { ...field, options: isStated ? Object.values(INTENT_NAMES) : [], isProvided: true, isStated };
    }),
    ...own.map((field) => ({ ...field, isProvided: false, isStated: false })),
  ];
}

/** Returns the fields that staff can write. */
export async function readWritableFields(sql: Sql, organizationId: OrganizationId) {
  return (await readFields(sql, organizationId)).filter(({ isStated }) => !isStated);
}

/** Adds a field. @throws field_name_taken, quota_exceeded, validation_failed for a choice without options */
export const createField: Handler<typeof rosterRecords.createField> = async ({ ctx, input }) => {
  const { name, kind } = input;
  const options = [...new Set(input.options.map((option) => option.normalize("NFC")))];
  if ((kind === "choice") !== options.length > 0) {
    throw invalidField(["options"], "Only a choice has options, and it needs at least one.");
  }
  // A column of a file can't mean two fields.
  const isProvided = PROVIDED_FIELDS.some((field) =>
    headingsOfField(field).includes(headingsOfField({ id: "", name })[0] ?? ""),
  );
  if (isProvided || rosterColumnOf(name) !== null) throw nameTaken(name);
  const field = await store.insertField(ctx.sql, {
    organizationId: ctx.organizationId,
    id: newId("applicantField"),
    name,
    kind,
    options: JSON.stringify(options),
    at: ctx.now,
  });
  if (field === null) throw nameTaken(name);
  await record(ctx, "applicant_field_created", field.name, { before: null, after: { name, kind, options } });
  return { ...field, isProvided: false, isStated: false };
};

/** Deletes a field that the organization added, with its values. @throws not_found */
export const deleteField: Handler<typeof rosterRecords.deleteField> = async ({ ctx, input }) => {
  const field = { organizationId: ctx.organizationId, id: input.fieldId };
  const deleted = requireFound("field", await store.deleteField(ctx.sql, field));
  await store.dropValues(ctx.sql, field);
  const { name, kind, options } = deleted;
  await record(ctx, "applicant_field_deleted", name, { before: { name, kind, options }, after: null });
  return { id: deleted.id, deleted: true };
};

function record(
  ctx: OperationContext<typeof rosterRecords.createField>,
  action: "applicant_field_created" | "applicant_field_deleted",
  name: string,
  details: AuditedChange,
): Promise<void> {
  return recordChange(ctx, { action, subjectLabel: name, details });
}

function present({ fullName, ...record }: RowOf<typeof store.findRecord>): RosterRecord {
  return { ...record, name: keptName({ ...record, fullName }) };
}

function nameTaken(name: string): OperationError {
  return new OperationError("field_name_taken", `The organization already has a field named “${name}”.`);
}
