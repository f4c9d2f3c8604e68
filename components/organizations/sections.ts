import type { Outputs } from "#components/api/client.ts";
import type { Messages } from "../../i18n/messages.ts";

export type Role = Outputs["me"]["get"]["organizations"][number]["role"];

type Section = {
  /** Its name in `messages/en/organizations.json`. */
  label: keyof Messages["organizations"]["sections"];
  /** Below the organization's path. */
  path: "" | `/${string}`;
  /** What else belongs to it, below the organization's path; left out, what stands below its own. */
  section?: `/${string}`;
  roles: readonly Role[];
};

/** The pages of an organization, in order, with who sees them; a page that is new is one line here. */
const sections: readonly Section[] = [
  { label: "roster", path: "", section: "/shares", roles: ["owner", "admin", "coach"] },
  { label: "cohorts", path: "/cohorts", roles: ["owner", "admin", "coach"] },
  { label: "insights", path: "/insights", roles: ["owner", "admin", "coach"] },
  { label: "members", path: "/members", roles: ["owner", "admin", "coach"] },
  { label: "audit", path: "/audit", roles: ["owner", "admin"] },
  { label: "billing", path: "/billing", roles: ["owner", "admin"] },
  { label: "settings", path: "/settings", roles: ["owner", "admin", "coach", "applicant"] },
];

/** The pages of an organization that a role sees. */
export function sectionsOf(slug: string, role: Role) {
  return sections
    .filter(({ roles }) => roles.includes(role))
    .map(({ label, path, section = path }) => ({
      label,
      href: `/o/${slug}${path}`,
      section: `/o/${slug}${section}`,
    }));
}

/** Where an organization opens for a role. */
export function homeOf(slug: string, role: Role): string {
  return sectionsOf(slug, role)[0]?.href ?? `/o/${slug}/settings`;
}
