import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeOrganization, makePerson, signIn } from "#server/testing/actors.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { newRequestCache, pageCaller } from "./page-caller.ts";

async function makeOwner() {
  const person = await makePerson();
  const { slug: organizationSlug } = await makeOrganization([{ person, role: "owner" }]);
  const cookie = await signIn(person);
  // Runs what a session's first visit triggers.
  await pageCaller(cookie);
  return { person, organizationSlug, cookie };
}

/** Returns a signed-in caller for rendering one page. */
const drawing = async (cookie: string) =>
  (await pageCaller(cookie, newRequestCache())) ?? expect.fail("no one is signed in");

type Call = Awaited<ReturnType<typeof drawing>>["call"];
type Subject = { organizationSlug: string; boardId: string };

/** The reads of each page apart from the session, in order, and the statements that they need apart from those of every page. */
const PAGES: Record<string, [read: (call: Call, of: Subject) => Promise<unknown>, statements: string[]]> = {
  today: [
    (call) => Promise.all([call.today.get({}), call.invitations.listMine({})]),
    ["invitations_list_mine", "today_page"],
  ],
  board: [
    (call, { boardId }) =>
      Promise.all([call.boards.getView({ boardId }), call.shares.listViewers({ boardId })]),
    ["boards_cards", "boards_get", "shares_viewers"],
  ],
  table: [(call, { boardId }) => call.table.getPage({ boardId }), ["boards_view", "table_manual"]],
  people: [(call) => call.people.getOverview({}), ["people_contacts", "people_recent"]],
  roster: [
    async (call, { organizationSlug }) => {
      await call.organizations.getLayout({ organizationSlug });
      await Promise.all([call.roster.list({ organizationSlug }), call.cohorts.list({ organizationSlug })]);
    },
    ["access_membership", "cohorts_list", "organizations_layout", "roster_list"],
  ],
};

test.each(Object.keys(PAGES))("the page %s never reads the same data twice", async (name) => {
  const { person, organizationSlug, cookie } = await makeOwner();
  const [read, statements] = PAGES[name] ?? expect.fail();
  const sent = await statementsOf(async () => {
    const { call } = await drawing(cookie);
    await call.me.getPlaces({});
    await read(call, { organizationSlug, boardId: person.boardId });
  });
  expect(sent.map((item) => item.name.replace(/_[0-9a-f]{12}$/, "")).sort()).toEqual(
    [...statements, "me_places", "viewer_find"].sort(),
  );
});

test("a page's reads use the seats that its layout loaded, and the next page's reads load them again", async () => {
  const [person, applicant] = [await makePerson(), await makePerson()];
  const { id, slug: organizationSlug } = await makeOrganization([
    { person, role: "owner" },
    { person: applicant, role: "applicant" },
  ]);
  const giveSeats = (complimentarySeats: number) =>
    prisma.organization.update({ where: { id }, data: { complimentarySeats } });
  await giveSeats(1);
  const cookie = await signIn(person);
  const { call } = await drawing(cookie);
  expect((await call.organizations.getLayout({ organizationSlug })).seats).toMatchObject({ over: 0 });
  await giveSeats(0);
  expect((await call.roster.list({ organizationSlug })).data).toHaveLength(1);
  const next = await drawing(cookie);
  await expect(next.call.roster.list({ organizationSlug })).rejects.toThrow("over its seats");
});

test("each read of a page checks its own roles, whatever another read found about the membership", async () => {
  const person = await makePerson();
  const { slug: organizationSlug } = await makeOrganization([{ person, role: "applicant" }]);
  const { call } = await drawing(await signIn(person));
  await call.organizations.getLayout({ organizationSlug });
  await expect(call.roster.list({ organizationSlug })).rejects.toThrow("This requires the role");
});

test("changes and other pages don't use what a page's reads loaded", async () => {
  const { person, organizationSlug, cookie } = await makeOwner();
  const { call } = await drawing(cookie);
  await call.organizations.getLayout({ organizationSlug });
  await prisma.member.deleteMany({ where: { accountId: person.accountId } });
  await expect(call.cohorts.create({ organizationSlug, name: "Autumn" })).rejects.toThrow();
  const next = await drawing(cookie);
  await expect(next.call.organizations.getLayout({ organizationSlug })).rejects.toThrow();
  expect(await prisma.cohort.count({ where: { organization: { slug: organizationSlug } } })).toBe(0);
});

test("the places of a page are only the caller's own boards and organizations", async () => {
  const { organizationSlug, cookie, person } = await makeOwner();
  await makeOwner();
  const { call } = await drawing(cookie);
  const board = await call.boards.create({ name: "Search" });
  const before = await call.me.getPlaces({});
  expect(before.organizations).toEqual([{ name: expect.any(String), slug: organizationSlug, role: "owner" }]);
  expect(before.boards).toContainEqual({ id: board.id, name: "Search", isActive: expect.any(Boolean) });
  expect(before.boards).toHaveLength(await prisma.board.count({ where: { accountId: person.accountId } }));
  expect(before.hasCards).toBe(false);
  await call.applications.create({ boardId: board.id, job: { title: "Welder" }, company: { name: "Forge" } });
  expect((await call.me.getPlaces({})).hasCards).toBe(true);
});
