import { afterEach, expect, test } from "vitest";
import { type Person, signIn } from "#server/testing/actors.ts";
import type { Name } from "#server/testing/contracts.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { requestOf } from "#server/testing/rest.ts";
import { startServerProcess } from "#server/testing/server-process.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

async function startServer(): Promise<string> {
  const server = await startServerProcess();
  cleanUp.push(() => server.kill());
  return server.origin;
}

/** Listens as an open page does, and gathers the operations that it is told of. */
async function listen(origin: string, person: Person) {
  const stop = new AbortController();
  cleanUp.push(() => stop.abort());
  const headers = { Cookie: await signIn(person) };
  const { body, status } = await fetch(`${origin}/api/live`, { headers, signal: stop.signal });
  expect(status).toBe(200);
  const told: string[] = [];
  const gather = async () => {
    let text = "";
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      told.splice(
        0,
        told.length,
        ...[...text.matchAll(/"operation":"([^"]+)"/g)].map(([, name = ""]) => name),
      );
    }
  };
  gather().catch(() => undefined);
  return told;
}

test("staff on one process hear of what happens in their organization on another, until their role ends", async () => {
  const [here, there] = await Promise.all([startServer(), startServer()]);
  const team = await makeCoaching();
  const { organizationSlug, owner, coach, applicant } = team;
  const stranger = (await makeCoaching()).coach;
  const told = {
    owner: await listen(here, owner.person),
    coach: await listen(there, coach.person),
    applicant: await listen(here, applicant.person),
    stranger: await listen(there, stranger.person),
  };
  const on = (origin: string, { api }: typeof owner, name: Name, input: Record<string, unknown>) =>
    api.raw({ ...requestOf(name, input), origin });

  const { boardId } = applicant.person;
  const shared = await on(here, applicant, "shares.create", { boardId, organizationSlug });
  expect(shared.status, shared.text).toBe(201);
  await expect.poll(() => told.coach).toContain("shares.create");

  const card = { boardId, company: { name: "Acme" }, job: { title: "Cook" } };
  const made = await on(here, applicant, "applications.create", card);
  expect(made.status, made.text).toBe(201);
  await expect.poll(() => told.coach).toContain("applications.create");
  await expect.poll(() => told.owner).toContain("applications.create");

  await on(there, owner, "cohorts.create", { organizationSlug, name: "Autumn" });
  await expect.poll(() => told.coach).toContain("cohorts.create");
  expect(told.applicant).not.toContain("cohorts.create");

  await on(here, owner, "members.remove", { organizationSlug, memberId: coach.memberId });
  await expect.poll(() => told.coach).toContain("members.remove");
  const before = [...told.coach];
  await makeApplication(applicant.api, boardId);
  await expect.poll(() => told.owner.filter((name) => name === "applications.create")).toHaveLength(2);
  expect(told.coach).toEqual(before);
  expect(told.stranger).toEqual([]);
});
