import { cache } from "react";
import type { ShellPlaces } from "#components/shell/navigation.ts";
import { isStaff } from "#domain/roles.ts";
import type { visitor } from "./signed-in.ts";

type Caller = NonNullable<Awaited<ReturnType<typeof visitor>>>;

/**
 * Returns where the caller can go, read once per request. Callers have a job search if they have a card, are an applicant
 * in some organization, or coach no one.
 */
export const readPlaces = cache(async ({ call }: Caller): Promise<ShellPlaces> => {
  const { boards, organizations, hasCards } = await call.me.getPlaces({});
  const coached = organizations.filter(({ role }) => isStaff(role));
  return {
    boards,
    organizations: organizations.map(({ name, slug, role }) => ({
      name,
      slug,
      role,
      isStaff: isStaff(role),
    })),
    hasSearch: coached.length === 0 || coached.length < organizations.length || hasCards,
  };
});
