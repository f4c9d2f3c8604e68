import { invalidField } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { recordAuditEvents } from "#server/resources/audit-events/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import type { ApplicantField, rosterRecords } from "./contract.ts";
import { readWritableFields } from "./service.ts";
import * as store from "./store/setting.ts";
import { readValue } from "./values.ts";

/**
 * Sets one field of several applicants, and returns each previous value. To undo a change, send each previous value, and the set one as
 * `was`. Locks the organization, like a sync.
 * @throws validation_failed for an unknown field or an invalid value
 */
export const setValues: Handler<typeof rosterRecords.setValues> = async ({ ctx, input }) => {
  const { sql, now: at, organizationId, actor, affected } = ctx;
  const { fieldId } = input;
  await lockOrganization(sql, { organizationId });
  const field = (await readWritableFields(sql, organizationId)).find(({ id }) => id === fieldId);
  if (field === undefined) throw invalidField(["fieldId"], "No field that staff can write has this ID.");
  const changes = new Map(
    input.changes.map(({ applicantEmail, value, was }, index) => [
      applicantEmail,
      {
        value: parseValue(field, value, index),
        was: was === undefined ? undefined : parseValue(field, was, index),
      },
    ]),
  );
  const emails = [...changes.keys()];
  const people = await store.lockRecords(sql, { organizationId, emails, fieldId });
  const wantedFor = (email: string) => changes.get(email)?.value ?? null;
  const isChangedSince = (email: string, before: string | null) => {
    const was = changes.get(email)?.was;
    return was !== undefined && was !== before;
  };
  const changed = people.filter(
    ({ email, before }) => before !== wantedFor(email) && !isChangedSince(email, before),
  );
  const written = await store.writeValues(sql, {
    ...{ organizationId, fieldId, at },
    ids: changed.map(({ recordId }) => recordId ?? newId("rosterRecord")),
    accountIds: changed.map(({ accountId }) => accountId),
    emails: changed.map(({ recordEmail, email }) => recordEmail ?? email),
    values: changed.map(({ email }) => wantedFor(email)),
  });
  const updated = new Set(written.map(({ accountId }) => accountId));
  for (const accountId of updated) if (accountId !== null) affected.accounts.add(accountId);
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action: "roster_record_updated" },
    changed
      .filter(({ accountId }) => updated.has(accountId))
      .map(({ email }) => ({
        subjectEmail: email,
        details: { before: null, after: { changed: [fieldId] } },
      })),
  );
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const data = emails.map((applicantEmail) => {
    const { accountId, before } = byEmail.get(applicantEmail) ?? { accountId: null, before: null };
    if (accountId === null) return { applicantEmail, outcome: "not_an_applicant" as const, before };
    if (updated.has(accountId)) return { applicantEmail, outcome: "updated" as const, before };
    if (before === wantedFor(applicantEmail))
      return { applicantEmail, outcome: "unchanged" as const, before };
    const isChanged = isChangedSince(applicantEmail, before);
    const outcome = isChanged ? ("changed_since" as const) : ("address_taken" as const);
    return { applicantEmail, outcome, before };
  });
  return { data };
};

/** Returns a value in the form that is stored; null empties the field. @throws validation_failed */
function parseValue(field: ApplicantField, value: string | null, index: number): string | null {
  if (value === null) return null;
  const read = readValue(field, value.normalize("NFC").trim());
  if ("message" in read) throw invalidField(["changes", index, "value"], `${field.name}: ${read.message}`);
  return read.value;
}
