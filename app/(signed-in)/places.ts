import { cache } from "react";
import type { ShellPlaces } from "#components/shell/navigation.ts";
import { isStaff } from "#domain/roles.ts";
import type { visitor } from "./signed-in.ts";

type Caller = NonNullable<Awaited<ReturnType<typeof visitor>>>;

/**
 * Where the caller can go; asked once a request. Somebody has a job search who has a card or is an applicant somewhere, and so
 * has everybody who coaches nobody.
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
