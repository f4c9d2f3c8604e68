import { beforeEach, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
let card: { applicationId: string; resumeId: string; shareId: string };
beforeEach(async () => {
  team = await makeCoaching();
  const { person, api } = team.applicant;
  const [{ id: applicationId }, { id: resumeId }] = [
    await makeApplication(api, person.boardId),
    await makeResume(api),
  ];
  await api.ok("applications.attach_resume", { applicationId, resumeId });
  const { organizationSlug } = team;
  const { id: shareId } = await api.ok("shares.create", { boardId: person.boardId, organizationSlug });
  card = { applicationId, resumeId, shareId };
});

/** Returns the link to the résumé on the shared card from the coach's page. */
async function coachesLink(): Promise<URL> {
  const call = await pagesOf(team.coach.person);
  const { organizationSlug } = team;
  const url = await call.resumes.getSharedLink({
    organizationSlug,
    applicationId: card.applicationId,
  });
  return new URL(url ?? expect.fail("the card carries no résumé"));
}
const statusOf = async ({ pathname, search }: URL) => (await http({ path: `${pathname}${search}` })).status;

const ENDINGS: Record<string, () => Promise<unknown>> = {
  "the share": () => team.applicant.api.ok("shares.delete", { shareId: card.shareId }),
  "the applicant's membership": () =>
    team.applicant.api.ok("members.leave", { organizationSlug: team.organizationSlug }),
  "the coach's membership": () =>
    team.coach.api.ok("members.leave", { organizationSlug: team.organizationSlug }),
  "the coach's role": () => {
    const { organizationSlug, coach, owner } = team;
    const change = { organizationSlug, memberId: coach.memberId, role: "applicant" as const };
    return owner.api.ok("members.update_role", change);
  },
  "the organization": () =>
    team.owner.api.ok("organizations.delete", { organizationSlug: team.organizationSlug }),
  "a second factor that the organization requires": () =>
    prisma.organization.updateMany({
      where: { slug: team.organizationSlug },
      data: { requiresSecondFactor: true },
    }),
  "the résumé's place on the card": () =>
    team.applicant.api.ok("applications.detach_resume", { applicationId: card.applicationId }),
};

test.each(Object.keys(ENDINGS))(
  "an existing link to a shared résumé ends with %s, and the owner's link stays valid",
  async (what) => {
    const link = await coachesLink();
    const { resumeId } = card;
    const own = new URL((await team.applicant.api.ok("resumes.get", { resumeId })).downloadUrl);
    expect(await statusOf(link)).toBe(200);
    await ENDINGS[what]?.();
    expect([await statusOf(link), await statusOf(own)]).toEqual([404, 200]);
  },
);

test("a coach's link can't be changed to the owner's, another member's, or another card's link", async () => {
  const link = await coachesLink();
  const { id: otherCard } = await makeApplication(team.applicant.api, team.applicant.person.boardId);
  const { resumeId } = card;
  await team.applicant.api.ok("applications.attach_resume", { applicationId: otherCard, resumeId });
  const changes: ((query: URLSearchParams) => void)[] = [
    (query) => query.delete("reader"),
    (query) => query.delete("application"),
    (query) => {
      query.delete("reader");
      query.delete("application");
    },
    (query) => query.set("reader", team.owner.memberId),
    (query) => query.set("application", otherCard),
  ];
  for (const change of changes) {
    const forged = new URL(link);
    change(forged.searchParams);
    expect(await statusOf(forged), forged.search).toBe(404);
  }
  expect(await statusOf(link)).toBe(200);
});
