import type { QueryFilters } from "@tanstack/react-query";

/** All reads of an organization: after a change of who is in it, each may tell something else. */
export function ofOrganization(organizationSlug: string): QueryFilters {
  return {
    predicate: ({ queryKey: [, call] }) =>
      (call as { input?: { organizationSlug?: string } } | undefined)?.input?.organizationSlug ===
      organizationSlug,
  };
}
