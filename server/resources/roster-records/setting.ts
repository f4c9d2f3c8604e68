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
 * Sets one field of several applicants, and returns each previous value. Sent back with the value that was set, it undoes the change,
 * except for fields that were changed since. Locks the organization, as a sync does.
 * @throws validation_failed for a field that doesn't exist or a value that it can't hold
 */
export const setValues: Handler<typeof rosterRecords.setValues> = async ({ ctx, input }) => {
  const { sql, now: at, organization, actor, affected } = ctx;
  const organizationId = organization.id;
  const { fieldId } = input;
  await lockOrganization(sql, { organizationId });
  const field = (await readWritableFields(sql, organizationId)).find(({ id }) => id === fieldId);
  if (field === undefined) throw invalidField(["fieldId"], "No field that staff can write has this ID.");
  const wanted = new Map(
    input.changes.map(({ applicantEmail, value, was }, index) => [
      applicantEmail,
      {
        value: readWanted(field, value, index),
        was: was === undefined ? undefined : readWanted(field, was, index),
      },
    ]),
  );
  const emails = [...wanted.keys()];
  const people = await store.lockRecords(sql, { organizationId, emails, fieldId });
  const wantedFor = (email: string) => wanted.get(email)?.value ?? null;
  const isTouched = (email: string, before: string | null) => {
    const was = wanted.get(email)?.was;
    return was !== undefined && was !== before;
  };
  const changed = people.filter(
    ({ email, before }) => before !== wantedFor(email) && !isTouched(email, before),
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
  const known = new Map(people.map((person) => [person.email, person]));
  const data = emails.map((applicantEmail) => {
    const { accountId, before } = known.get(applicantEmail) ?? { accountId: null, before: null };
    if (accountId === null) return { applicantEmail, outcome: "not_an_applicant" as const, before };
    if (updated.has(accountId)) return { applicantEmail, outcome: "updated" as const, before };
    if (before === wantedFor(applicantEmail))
      return { applicantEmail, outcome: "unchanged" as const, before };
    const isSince = isTouched(applicantEmail, before);
    const outcome = isSince ? ("changed_since" as const) : ("address_taken" as const);
    return { applicantEmail, outcome, before };
  });
  return { data };
};

/** Returns a value as the field keeps it; null empties the field. @throws validation_failed */
function readWanted(field: ApplicantField, value: string | null, index: number): string | null {
  if (value === null) return null;
  const read = readValue(field, value.normalize("NFC").trim());
  if ("message" in read) throw invalidField(["changes", index, "value"], `${field.name}: ${read.message}`);
  return read.value;
}
