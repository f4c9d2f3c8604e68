import { cache } from "react";
import type { ShellPlaces } from "#components/shell/navigation.ts";
import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";
import type { visitor } from "./signed-in.ts";

type Caller = NonNullable<Awaited<ReturnType<typeof visitor>>>;

/**
 * Where the caller can go; asked once a request. Somebody has a job search who has a card or is an applicant somewhere, and so
 * has everybody who coaches nobody.
 */
export const readPlaces = cache(async ({ call }: Caller): Promise<ShellPlaces> => {
  const [{ data }, { organizations }] = await Promise.all([
    call.boards.list({ limit: LIMITS.requests.pageSizeMost }),
    call.me.get({}),
  ]);
  const coached = organizations.filter(({ role }) => isStaff(role));
  return {
    boards: data.map(({ id, name, isActive }) => ({ id, name, isActive })),
    organizations: organizations.map(({ name, slug, role }) => ({ name, slug, isStaff: isStaff(role) })),
    hasSearch:
      coached.length === 0 ||
      coached.length < organizations.length ||
      data.some(({ applicationCount }) => applicationCount > 0),
  };
});
