/** Where what was read of an organization is kept. */
export const organizationKeys = {
  all: (slug: string) => ["organization", slug] as const,
  one: (slug: string) => ["organization", slug, "one"] as const,
  members: (slug: string) => ["organization", slug, "members"] as const,
  invitations: (slug: string) => ["organization", slug, "invitations"] as const,
  billing: (slug: string) => ["organization", slug, "billing"] as const,
  cohorts: (slug: string) => ["organization", slug, "cohorts"] as const,
};
