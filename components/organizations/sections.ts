import { can, type Permission } from "#domain/permissions.ts";
import { isStaff, type Role } from "#domain/roles.ts";
import type { Messages } from "../../i18n/messages.ts";

type Section = {
  /** The key of its name in `messages/en/sections.json`. */
  label: keyof Messages["sections"];
  /** The path below the organization's. */
  path: "" | `/${string}`;
  /** Other paths that belong to it, below the organization's; by default those below its own. */
  section?: readonly `/${string}`[];
  /** The permission to see it; if left out, it is for applicants. */
  permission?: Permission;
};

/** The pages of an organization, in order, with who sees them; a new page is one line here. */
const sections: readonly Section[] = [
  { label: "overview", path: "", section: ["/overview"] },
  { label: "roster", path: "", section: ["/shares", "/sync", "/as-applicant"], permission: "roster.list" },
  { label: "messages", path: "/messages", permission: "messages.list_threads" },
  { label: "appointments", path: "/appointments", permission: "appointments.offer" },
  { label: "cohorts", path: "/cohorts", permission: "cohorts.list" },
  { label: "insights", path: "/insights", permission: "organization_insights.get" },
  { label: "outcomes", path: "/outcomes", permission: "outcomes.report" },
  { label: "contactLog", path: "/contact-log", permission: "contact_log.list" },
  { label: "members", path: "/members", permission: "members.list" },
  { label: "audit", path: "/audit", permission: "audit_events.list" },
  { label: "billing", path: "/billing", permission: "billing.get" },
  { label: "settings", path: "/settings", permission: "organizations.get" },
];

/** Returns the pages of an organization that a role can see. */
export function sectionsOf(slug: string, role: Role) {
  return sections
    .filter(({ permission }) => (permission ? can(role, permission) : !isStaff(role)))
    .map(({ label, path, section = [path] }) => ({
      label,
      href: `/o/${slug}${path}`,
      section: section.map((prefix) => `/o/${slug}${prefix}`),
    }));
}
