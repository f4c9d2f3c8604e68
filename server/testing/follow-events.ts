import type { InputOf } from "./contracts.ts";
import type { Rest } from "./rest.ts";

/** Returns every event of an organization after a known one, as a client reads them. */
export async function followOrganization(api: Rest, organizationSlug: string, cursor?: string, limit = 200) {
  const seen = [];
  for (let at = cursor, more = true; more; ) {
    const asked: InputOf<"organization_events.list"> = { organizationSlug, limit };
    const page = await api.ok(
      "organization_events.list",
      at === undefined ? asked : { ...asked, cursor: at },
    );
    seen.push(...page.data);
    at = page.nextCursor ?? undefined;
    more = page.hasMore;
  }
  return seen;
}
