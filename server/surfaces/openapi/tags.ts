import type { OperationName } from "#server/core/operation-names.ts";

type Group = OperationName extends `${infer Name}.${string}` ? Name : never;

/** What each group is about. */
const GROUPS: Record<Group, string> = {
  me: "The credential that makes a request.",
  boards: "Boards of a person's search, with their columns and settings.",
  applications: "Applications, the cards of a board.",
  companies: "Companies that applications are filed against.",
  interviews: "Interviews of an application.",
  contacts: "People of a person's network.",
  interactions: "What was exchanged with contacts.",
  people: "Summary and analytics of a person's network.",
  insights: "Statistics of a board.",
  table: "A board as a table of editable cells.",
  exports: "A board as a spreadsheet.",
  imports: "Applications from a spreadsheet.",
  resumes: "Résumé files.",
  profile: "What forms are filled in with.",
  shares: "Boards that are shared with organizations.",
  invitations: "Invitations addressed to the caller.",
  coach_notes: "Notes of coaches on applications.",
  organizations: "Organizations that coach applicants.",
  members: "Members of an organization and their roles.",
  organization_invitations: "Invitations that an organization sends.",
  cohorts: "Intakes or classes of an organization.",
  cohort_memberships: "Stints of applicants in cohorts.",
  organization_shares: "Boards that are shared with an organization.",
  roster: "An organization's applicants at a glance.",
  organization_insights: "Aggregate figures of an organization.",
  audit_events: "What happened in an organization.",
  billing: "Seats and subscription of an organization.",
  sandbox: "The caller's sandbox of synthetic data.",
};

/** The group of an operation. */
export function groupOf(name: OperationName): Group {
  return name.slice(0, name.indexOf(".")) as Group;
}

/** The tags of the groups that have operations. */
export function tagsOf(names: readonly OperationName[]): { name: Group; description: string }[] {
  return [...new Set(names.map(groupOf))].map((name) => ({ name, description: GROUPS[name] }));
}
