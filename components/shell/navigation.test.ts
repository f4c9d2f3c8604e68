import { expect, test } from "vitest";
import { homeOf, navigation, type ShellPlaces, tabs } from "./navigation.ts";

const SEEKER: ShellPlaces = {
  boards: [{ id: "brd_1", name: "My job search", isActive: true }],
  organizations: [],
  hasSearch: true,
};
const HARBOR = { name: "Harbor Careers", slug: "harbor", role: "coach", isStaff: true } as const;
const COACH = { ...SEEKER, organizations: [HARBOR], hasSearch: false };
const hrefs = (places: ShellPlaces) =>
  navigation(places)
    .flat()
    .map(({ href }) => href);

test("a coach without a job search sees their organization, and no job search pages", () => {
  expect(hrefs(COACH)).toEqual(["/today", "/o/harbor", "/settings"]);
  expect(tabs(COACH).shown.map(({ href }) => href)).toEqual(["/today", "/o/harbor", "/settings"]);
});

test("a coach with a job search sees both, and the organization is a phone tab, listed once", () => {
  const places = { ...COACH, hasSearch: true };
  expect(hrefs(places)).toContain("/interviews");
  const { shown, more } = tabs(places);
  expect(shown.map(({ href }) => href)).toEqual(["/today", "/boards/brd_1", "/o/harbor", "/interviews"]);
  expect([...shown, ...more].length).toBe(hrefs(places).length);
});

test("a phone's only organization tab is called Roster, and several keep their names", () => {
  const labels = (places: ShellPlaces) => tabs(places).shown.map(({ tabLabel, name }) => tabLabel ?? name);
  expect(labels(COACH)).toEqual([undefined, "roster", undefined]);
  const bay = { ...HARBOR, name: "Bay", slug: "bay" };
  expect(labels({ ...COACH, organizations: [HARBOR, bay] })).toEqual([
    undefined,
    "Harbor Careers",
    "Bay",
    undefined,
  ]);
});

test("an applicant sees their organization, and has the same phone tabs as every job seeker", () => {
  const places = { ...SEEKER, organizations: [{ ...HARBOR, role: "applicant" as const, isStaff: false }] };
  expect(hrefs(places)).toContain("/o/harbor");
  expect(tabs(places).shown).toEqual(tabs(SEEKER).shown);
});

test("a job seeker without an organization sees none", () => {
  expect(hrefs(SEEKER).filter((href) => href.startsWith("/o/"))).toEqual([]);
  expect(tabs(SEEKER).shown).toHaveLength(4);
});

test("a coach in one organization without a job search starts there, and everyone else on Today", () => {
  expect(homeOf(COACH)).toBe("/o/harbor");
  expect(homeOf({ ...COACH, hasSearch: true })).toBe("/today");
  expect(homeOf({ ...COACH, organizations: [HARBOR, { ...HARBOR, slug: "bay" }] })).toBe("/today");
  expect(homeOf(SEEKER)).toBe("/today");
});
