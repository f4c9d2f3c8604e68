import type { Sql } from "#server/core/sql.ts";
import type { Organization } from "#server/resources/organizations/contract.ts";
import { insertRows } from "../insert-rows.ts";
import { Calendar } from "../seeding.ts";
import { applicantRows } from "./applicants.ts";
import { addOrganization } from "./organizations.ts";
import { accountRow, memberRow, syntheticPerson, type Tenant } from "./people.ts";
import { creationEventRow } from "./records.ts";
import { sampleOrganizations } from "./sample.ts";

/** The fields that are copied from the organization. */
type Original = Pick<Organization, "name" | "slug" | "type" | "website">;

/** Seeds a copy of the person's organization with a sample cohort, which they and a sample coach share. */
export async function seedCopy(sql: Sql, tenant: Tenant, original: Original, at: Date): Promise<void> {
  const sample = sampleOrganizations.copy;
  const calendar = new Calendar(at);
  const createdAt = calendar.moment(sample.foundedDaysAgo, 0);
  const organizationId = await addOrganization(
    { sql, tenant },
    { ...original, seats: sample.seats },
    createdAt,
  );
  const { person: owner, sandboxId } = tenant;
  const coach = syntheticPerson(sample.coach, tenant);
  // The owner manages the cohorts, and coaches half of the applicants.
  const place = { organizationId, sandboxId, calendar, authors: [owner, coach, owner] };
  const applicants = applicantRows(place, sample);
  const staff = {
    accounts: [accountRow(coach, sandboxId, createdAt)],
    members: [
      memberRow(owner, organizationId, "owner", createdAt),
      memberRow(coach, organizationId, "coach", createdAt),
    ],
    audit_events: [creationEventRow(place, owner, createdAt, original)],
  };
  await insertRows(sql, staff, applicants);
}
