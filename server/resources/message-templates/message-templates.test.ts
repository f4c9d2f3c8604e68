import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { signIn } from "#server/testing/actors.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { callPage, pagesOf } from "#server/testing/pages.ts";

async function makePractice() {
  const { organizationSlug, members } = await makeTeam("owner", "coach", "applicant");
  const calling = members.map(async ({ person }) => {
    const call = await pagesOf(person);
    return call.messageTemplates;
  });
  const [byOwner, byCoach] = await Promise.all(calling);
  if (!byOwner || !byCoach) expect.fail("no one is signed in");
  return { organizationSlug, byOwner, byCoach, applicant: members[2] };
}

test("staff share the organization's texts: each can change and delete what another stored", async () => {
  const { organizationSlug, byOwner, byCoach, applicant } = await makePractice();
  const body = "Hi {firstName}, see you in {cohort}.";
  const { id: messageTemplateId } = await byCoach.save({ organizationSlug, name: "Second", body });
  await byCoach.save({ organizationSlug, name: "first", body });
  await byOwner.save({ organizationSlug, messageTemplateId, name: "Third", body: "Hi" });
  const shown = (await byCoach.list({ organizationSlug })).map(({ name, body }) => [name, body]);
  expect(shown).toEqual([
    ["first", body],
    ["Third", "Hi"],
  ]);
  const cookie = await signIn(applicant.person);
  expect((await callPage(cookie, "message_templates.list", { organizationSlug })).code).toBe(
    "insufficient_role",
  );
  await byOwner.delete({ organizationSlug, messageTemplateId });
  expect(await byCoach.list({ organizationSlug })).toHaveLength(1);
  await expect(byCoach.delete({ organizationSlug, messageTemplateId })).rejects.toThrow("template");
});

test("a text with an unknown field isn't stored, and an organization has a bounded number of texts", async () => {
  const { organizationSlug, byCoach } = await makePractice();
  const create = (body: string) => byCoach.save({ organizationSlug, name: "Check-in", body });
  await expect(create("Hi {lastName}")).rejects.toThrow();
  const { id: messageTemplateId } = await create("Hi");
  const renamed = { organizationSlug, messageTemplateId, name: "Check-in", body: "Hi {lastName}" };
  await expect(byCoach.save(renamed)).rejects.toThrow();
  for (let count = 1; count < LIMITS.quotas.messageTemplates; count += 1) await create("Hi");
  await expect(create("One more")).rejects.toThrow();
  const all = await byCoach.list({ organizationSlug });
  expect([all.length, new Set(all.map(({ body }) => body))]).toEqual([
    LIMITS.quotas.messageTemplates,
    new Set(["Hi"]),
  ]);
});
