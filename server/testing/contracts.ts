import type { z } from "zod";
import { account } from "#server/resources/account/contract.ts";
import { apiKeys } from "#server/resources/api-keys/contract.ts";
import { applications } from "#server/resources/applications/contract.ts";
import { auditEvents } from "#server/resources/audit-events/contract.ts";
import { billing } from "#server/resources/billing/contract.ts";
import { boards } from "#server/resources/boards/contract.ts";
import { calendarFeed } from "#server/resources/calendar-feed/contract.ts";
import { coachNotes } from "#server/resources/coach-notes/contract.ts";
import { cohortMemberships } from "#server/resources/cohort-memberships/contract.ts";
import { cohorts } from "#server/resources/cohorts/contract.ts";
import { companies } from "#server/resources/companies/contract.ts";
import { connectedApps } from "#server/resources/connected-apps/contract.ts";
import { contacts } from "#server/resources/contacts/contract.ts";
import { exports } from "#server/resources/exports/contract.ts";
import { factors } from "#server/resources/factors/contract.ts";
import { imports } from "#server/resources/imports/contract.ts";
import { insights } from "#server/resources/insights/contract.ts";
import { interactions } from "#server/resources/interactions/contract.ts";
import { interviews } from "#server/resources/interviews/contract.ts";
import { invitations } from "#server/resources/invitations/contract.ts";
import { me } from "#server/resources/me/contract.ts";
import { members } from "#server/resources/members/contract.ts";
import { organizationInsights } from "#server/resources/organization-insights/contract.ts";
import { organizationInvitations } from "#server/resources/organization-invitations/contract.ts";
import { organizationShares } from "#server/resources/organization-shares/contract.ts";
import { organizations } from "#server/resources/organizations/contract.ts";
import { people } from "#server/resources/people/contract.ts";
import { postings } from "#server/resources/postings/contract.ts";
import { profile } from "#server/resources/profile/contract.ts";
import { reauthentication } from "#server/resources/reauthentication/contract.ts";
import { resumes } from "#server/resources/resumes/contract.ts";
import { roster } from "#server/resources/roster/contract.ts";
import { sandbox } from "#server/resources/sandbox/contract.ts";
import { securityLog } from "#server/resources/security-log/contract.ts";
import { sessions } from "#server/resources/sessions/contract.ts";
import { shares } from "#server/resources/shares/contract.ts";
import { table } from "#server/resources/table/contract.ts";
import { today } from "#server/resources/today/contract.ts";

/** Every group's contracts; a new group adds its line here, and `examples.ts` then asks for its examples. */
const groups = [
  me,
  boards,
  applications,
  companies,
  interviews,
  contacts,
  interactions,
  people,
  resumes,
  profile,
  insights,
  table,
  today,
  exports,
  imports,
  postings,
  shares,
  coachNotes,
  organizations,
  cohorts,
  cohortMemberships,
  roster,
  organizationInsights,
  auditEvents,
  members,
  organizationInvitations,
  invitations,
  organizationShares,
  billing,
  sandbox,
  account,
  apiKeys,
  calendarFeed,
  connectedApps,
  factors,
  reauthentication,
  securityLog,
  sessions,
] as const;

type ValuesOf<Group> = Group extends object ? Group[keyof Group] : never;
type Declared = ValuesOf<(typeof groups)[number]>;
export type PageContract = Extract<Declared, { audience: "pages" }>;
export type PageName = PageContract["name"];
export type PageInput<Wanted extends PageName> = z.input<Extract<PageContract, { name: Wanted }>["input"]>;
export type Contract = Exclude<Declared, PageContract>;
export type Name = Contract["name"];
type ContractOf<Wanted extends Name> = Extract<Contract, { name: Wanted }>;
/** What a caller sends: before defaults, ids as plain text. */
export type InputOf<Wanted extends Name> = z.input<ContractOf<Wanted>["input"]>;
export type OutputOf<Wanted extends Name> = z.output<ContractOf<Wanted>["output"]>;

const declared = groups.flatMap((group) => Object.values(group) as Declared[]);

/** The interface's operations. */
export const contracts: readonly Contract[] = declared.filter(
  (contract): contract is Contract => !("audience" in contract),
);
/** What only pages call. */
export const pageContracts: readonly PageContract[] = declared.filter(
  (contract): contract is PageContract => "audience" in contract,
);

/** The contract of an operation. */
export function contractOf(name: Name): Contract {
  const found = contracts.find((contract) => contract.name === name);
  if (!found) throw new Error(`server/testing/contracts.ts does not list the group of ${name}`);
  return found;
}
