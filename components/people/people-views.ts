/** The views of `/people`, the first of which needs no name in the address. */
export const peopleViews = ["overview", "contacts", "analytics"] as const;
export type PeopleView = (typeof peopleViews)[number];

/** Where a view stands. */
export function hrefOfView(view: PeopleView): string {
  return view === "overview" ? "/people" : `/people?view=${view}`;
}
