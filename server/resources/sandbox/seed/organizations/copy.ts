import type { Sql } from "#server/core/sql.ts";
import type { Organization } from "#server/resources/organizations/contract.ts";
import { Calendar } from "../seeding.ts";
import { applicantRows } from "./applicants.ts";
import { insertTables, keep } from "./organizations.ts";
import { accountRow, memberRow, syntheticPerson, type Tenant } from "./people.ts";
import { foundedRow } from "./records.ts";
import { sampleOrganizations } from "./sample.ts";

/** The fields that a copy takes from the organization. */
type Original = Pick<Organization, "name" | "slug" | "type" | "website">;

/** Seeds a copy of the person's organization with a sample cohort, which they and a sample coach lead. */
export async function seedCopy(sql: Sql, tenant: Tenant, original: Original, at: Date): Promise<void> {
  const sample = sampleOrganizations.copy;
  const calendar = new Calendar(at);
  const founded = calendar.moment(sample.foundedDaysAgo, 0);
  const organizationId = await keep({ sql, tenant }, { ...original, seats: sample.seats }, founded);
  const { person: owner, sandboxId } = tenant;
  const coach = syntheticPerson(sample.coach, tenant);
  // The owner runs the cohorts and coaches half of the applicants.
  const place = { organizationId, sandboxId, calendar, authors: [owner, coach, owner] };
  const applicants = applicantRows(place, sample);
  await insertTables(sql, [
    {
      accounts: [accountRow(coach, sandboxId, founded)],
      members: [
        memberRow(owner, organizationId, "owner", founded),
        memberRow(coach, organizationId, "coach", founded),
      ],
      audit_events: [foundedRow(place, owner, founded, original)],
    },
    applicants,
  ]);
}
