/** The pages of the guide in order; a new one is a line here and a label in `messages/en/docs.json`. */
export const guidePages = [
  { href: "/docs", label: "start" },
  { href: "/docs/keys", label: "keys" },
  { href: "/docs/requests", label: "requests" },
  { href: "/docs/errors", label: "errors" },
  { href: "/docs/roles", label: "roles" },
  { href: "/docs/limits", label: "limits" },
  { href: "/docs/webhooks", label: "webhooks" },
  { href: "/docs/mcp", label: "mcp" },
  { href: "/docs/guides/quickstarts", label: "quickstarts" },
  { href: "/docs/client", label: "client" },
  { href: "/docs/guides/oauth", label: "oauth" },
  { href: "/docs/guides/agent", label: "agent" },
  { href: "/docs/guides/coach-dashboard", label: "coachDashboard" },
  { href: "/docs/guides/crm", label: "crm" },
  { href: "/docs/guides/sync", label: "sync" },
  { href: "/docs/imports", label: "imports" },
  { href: "/docs/extension", label: "extension" },
  { href: "/docs/billing", label: "billing" },
  { href: "/docs/guides/versioning", label: "versioning" },
  { href: "/docs/guides/features", label: "features" },
  { href: "/docs/guides/changelog", label: "changelog" },
] as const;

/** Returns a group's title: `cohort_memberships` is "Cohort memberships". */
export function groupTitle(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the address of an operation's page in the reference. */
export function hrefOfOperation(name: string): string {
  return `/docs/reference/${name.replace(".", "/")}`;
}
