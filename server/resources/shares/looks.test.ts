import { expect, test, vi } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { prisma } from "#server/lib/database.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

async function makeSharing() {
  const team = await makeCoaching();
  const { organizationSlug, applicant } = team;
  const { boardId } = applicant.person;
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const ofMember = ({ person }: typeof applicant) => pagesOf(person);
  const { shares } = await ofMember(applicant);
  const looked = async () => (await shares.listLooks({})).data;
  return { ...team, boardId, shareId, applicationId, ofMember, looked };
}

test("the applicant sees who looked at a board, once per person and day, whichever way they looked", async () => {
  const { organizationSlug, coach, owner, applicant, shareId, applicationId, boardId, ...sharing } =
    await makeSharing();
  const { ofMember, looked } = sharing;
  const input = { organizationSlug, shareId };
  await coach.api.ok("organization_shares.list", { organizationSlug });
  expect(await looked()).toEqual([]);
  const { organizationShares, roster } = await ofMember(coach);
  await coach.api.ok("organization_shares.get", input);
  await organizationShares.getBoard(input);
  await organizationShares.getCard({ ...input, applicationId });
  await roster.getChanges({ organizationSlug, applicantEmail: applicant.person.email });
  await owner.api.ok("organization_shares.get", input);
  await vi.waitFor(async () => expect(await looked()).toHaveLength(2));
  expect(await looked()).toMatchObject(
    Array.from({ length: 2 }, () => ({
      boardId,
      boardName: "My job search",
      organization: { slug: organizationSlug },
      viewerName: "Robin Vale",
    })),
  );
  const rows = await prisma.boardLook.findMany({ where: { boardId } });
  expect(rows.map(({ viewerId }) => viewerId).sort()).toEqual(
    [coach, owner].map(({ person }) => person.accountId).sort(),
  );
});

test("reading the panel's changes counts as a look at every shared board, and at no other", async () => {
  const { organizationSlug, admin, applicant, boardId, ofMember, looked } = await makeSharing();
  const [second] = [await makeBoard(applicant.api), await makeBoard(applicant.api)];
  await applicant.api.ok("shares.create", { boardId: second.id, organizationSlug });
  const { roster } = await ofMember(admin);
  await roster.getChanges({ organizationSlug, applicantEmail: applicant.person.email });
  await vi.waitFor(async () =>
    expect((await looked()).map((look) => look.boardId).sort()).toEqual([boardId, second.id].sort()),
  );
});

test("the log outlives the share, and has another entry for another day", async () => {
  const { coach, organizationSlug, applicant, boardId, shareId, looked } = await makeSharing();
  const { id: organizationId } = await prisma.organization.findFirstOrThrow({
    where: { slug: organizationSlug },
  });
  const { accountId } = applicant.person;
  const yesterday = new Date(Date.now() - DAY_MS);
  const earlier = {
    viewerId: coach.person.accountId,
    viewerName: "Noor",
    day: yesterday,
    lookedAt: yesterday,
  };
  await prisma.boardLook.create({
    data: { id: "blk_yesterday", organizationId, accountId, boardId, ...earlier },
  });
  await coach.api.ok("organization_shares.get", { organizationSlug, shareId });
  await vi.waitFor(async () => expect(await looked()).toHaveLength(2));
  await applicant.api.ok("shares.delete", { shareId });
  await applicant.api.ok("members.leave", { organizationSlug });
  expect((await looked()).map(({ viewerName }) => viewerName)).toEqual(["Robin Vale", "Noor"]);
  await coach.api.rejected("organization_shares.get", { organizationSlug, shareId }, "not_found");
  expect(await looked()).toHaveLength(2);
});
