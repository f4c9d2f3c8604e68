import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { revokeApiKey } from "#server/auth/api-keys.ts";
import { disconnectApp } from "#server/auth/oauth/connected-apps.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { seedLongNotes } from "#server/testing/long-notes.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { connect } from "#server/testing/oauth.ts";
import { handleRest } from "./rest/handler.ts";

const ORIGIN = "http://127.0.0.1";
/** Far more than the beginning that is read before the response is sent. */
const LARGE = { cards: 100, characters: 50_000 };

/** Requests a large response, and reads its beginning. */
async function begin(path: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await handleRest(new Request(`${ORIGIN}/api/v1${path}`, { headers }));
  expect(response.status).toBe(200);
  const reader = response.body?.getReader() ?? expect.fail("there is no body");
  await reader.read();
  return async () => {
    while (!(await reader.read()).done);
  };
}

test("an export breaks off when its API key is revoked or expires, or its app is disconnected", async () => {
  const { person, api } = await makeCaller();
  await seedLongNotes(api, person.boardId, LARGE);
  const path = `/boards/${person.boardId}/export`;
  const { id, key } = await makeKey(person);
  const ofKey = await begin(path, key);
  await revokeApiKey({ id });
  await expect(ofKey()).rejects.toThrow("The credential ended.");

  const expiring = await makeKey(person);
  const ofExpiring = await begin(path, expiring.key);
  await prisma.apiKey.update({ where: { id: expiring.id }, data: { expiresAt: new Date() } });
  // All open ones are looked up every few seconds.
  await wait(6_000);
  await expect(ofExpiring()).rejects.toThrow("The credential ended.");

  const { access } = await connect(person);
  const ofApp = await begin(path, access);
  const { userId } = person;
  const { id: grantId } = await prisma.oAuthGrant.findFirstOrThrow({ where: { userId } });
  await disconnectApp({ id: grantId, userId });
  await expect(ofApp()).rejects.toThrow("The credential ended.");
});

test("a shared board breaks off when the coach who reads it is removed from the organization", async () => {
  const { owner, coach, applicant, organizationSlug } = await makeCoaching();
  await seedLongNotes(applicant.api, applicant.person.boardId, LARGE);
  const { boardId } = applicant.person;
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const { key } = await makeKey(coach.person);
  const rest = await begin(`/organizations/${organizationSlug}/shares/${shareId}`, key);
  const { data } = await owner.api.ok("members.list", { organizationSlug });
  const memberId = data.find(({ email }) => email === coach.person.email)?.id ?? "";
  await owner.api.ok("members.remove", { organizationSlug, memberId });
  await expect(rest()).rejects.toThrow("organization");
});
