import { groupOf } from "../tags.ts";
import { applicationSamples } from "./applications.ts";
import { auditEventSamples } from "./audit-events.ts";
import { billingSamples } from "./billing.ts";
import { boardSamples } from "./boards.ts";
import { cohortMembershipSamples, cohortSamples } from "./cohorts.ts";
import { companySamples } from "./companies.ts";
import { contactSamples } from "./contacts.ts";
import { exportSamples } from "./exports.ts";
import { importSamples } from "./imports.ts";
import { insightSamples } from "./insights.ts";
import { interactionSamples } from "./interactions.ts";
import { interviewSamples } from "./interviews.ts";
import { invitationSamples } from "./invitations.ts";
import { meSamples } from "./me.ts";
import { memberSamples } from "./members.ts";
import { organizationInvitationSamples } from "./organization-invitations.ts";
import { organizationSamples } from "./organizations.ts";
import { peopleSamples } from "./people.ts";
import { profileSamples } from "./profile.ts";
import { resumeSamples } from "./resumes.ts";
import { organizationInsightSamples, rosterSamples } from "./roster.ts";
import type { GroupSamples } from "./sample.ts";
import { sandboxSamples } from "./sandbox.ts";
import { coachNoteSamples, organizationShareSamples, shareSamples } from "./sharing.ts";
import { tableSamples } from "./table.ts";

/** A group's realistic values; what a group leaves out is made up from its schemas. */
const groups: Partial<Record<ReturnType<typeof groupOf>, GroupSamples>> = {
  me: meSamples,
  boards: boardSamples,
  applications: applicationSamples,
  companies: companySamples,
  interviews: interviewSamples,
  contacts: contactSamples,
  interactions: interactionSamples,
  people: peopleSamples,
  insights: insightSamples,
  table: tableSamples,
  exports: exportSamples,
  imports: importSamples,
  resumes: resumeSamples,
  profile: profileSamples,
  shares: shareSamples,
  coach_notes: coachNoteSamples,
  organizations: organizationSamples,
  organization_shares: organizationShareSamples,
  cohorts: cohortSamples,
  cohort_memberships: cohortMembershipSamples,
  roster: rosterSamples,
  organization_insights: organizationInsightSamples,
  audit_events: auditEventSamples,
  members: memberSamples,
  organization_invitations: organizationInvitationSamples,
  invitations: invitationSamples,
  billing: billingSamples,
  sandbox: sandboxSamples,
};

export const entitySamples: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(groups).map(({ entities }) => entities),
);

/** The samples of an operation's group. */
export function samplesOf(name: Parameters<typeof groupOf>[0]): GroupSamples {
  return groups[groupOf(name)] ?? { entities: {}, fields: {} };
}
