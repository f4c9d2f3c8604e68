/** The applicants that a list is about. Its links to the roster show the same ones. */
export type RosterScope = {
  slug: string;
  /** The member ID of the coach whose applicants they are; null if they are everyone's. */
  coachId: string | null;
};

/** Returns the address of the roster with the applicants of a list. */
export function rosterOf({ slug, coachId }: RosterScope, filter: Record<string, string> = {}): string {
  const address = new URLSearchParams({ ...(coachId === null ? {} : { coach: coachId }), ...filter });
  return `/o/${slug}${address.size > 0 ? `?${address}` : ""}`;
}
