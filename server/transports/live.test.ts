import { afterEach, expect, test } from "vitest";
import { liveEvents } from "#server/core/live.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import type { Name } from "#server/testing/contracts.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { requestOf } from "#server/testing/rest.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { handleLive } from "./live.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

async function startServer(): Promise<string> {
  const server = await startServerProcess();
  cleanUp.push(() => server.kill());
  return server.origin;
}

/** Listens as an open page does, and collects the operations that it receives. */
async function listen(origin: string, person: Person, age?: number) {
  const received = await listenToAll(origin, person, age);
  return received.operations;
}

/** Listens in the same way, and also collects named events. */
async function listenToAll(origin: string, person: Person, age?: number) {
  const stop = new AbortController();
  cleanUp.push(() => stop.abort());
  const headers = { Cookie: await signIn(person) };
  const address = `${origin}/api/live${age === undefined ? "" : `?age=${age}`}`;
  const { body, status } = await fetch(address, { headers, signal: stop.signal });
  expect(status).toBe(200);
  const operations: string[] = [];
  const events: string[] = [];
  const gather = async () => {
    let text = "";
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
      operations.splice(0, operations.length, ...named(/"operation":"([^"]+)"/g));
      events.splice(0, events.length, ...named(/^(?:event: |data: .*"operation":")(\w+)/gm));
    }
  };
  gather().catch(() => undefined);
  return { operations, events };
}

test("staff receive changes in their organization from other processes, until their role ends", async () => {
  const [here, there] = await Promise.all([startServer(), startServer()]);
  const team = await makeCoaching();
  const { organizationSlug, owner, coach, applicant } = team;
  const outsider = (await makeCoaching()).coach;
  const received = {
    owner: await listen(here, owner.person),
    coach: await listen(there, coach.person),
    applicant: await listen(here, applicant.person),
    outsider: await listen(there, outsider.person),
  };
  const on = (origin: string, { api }: typeof owner, name: Name, input: Record<string, unknown>) =>
    api.raw({ ...requestOf(name, input), origin });

  const { boardId } = applicant.person;
  const shared = await on(here, applicant, "shares.create", { boardId, organizationSlug });
  expect(shared.status, shared.text).toBe(201);
  await expect.poll(() => received.coach).toContain("shares.create");

  const card = { boardId, company: { name: "Acme" }, job: { title: "Cook" } };
  const made = await on(here, applicant, "applications.create", card);
  expect(made.status, made.text).toBe(201);
  await expect.poll(() => received.coach).toContain("applications.create");
  await expect.poll(() => received.owner).toContain("applications.create");

  await on(there, owner, "cohorts.create", { organizationSlug, name: "Autumn" });
  await expect.poll(() => received.coach).toContain("cohorts.create");
  expect(received.applicant).not.toContain("cohorts.create");

  await on(here, owner, "members.remove", { organizationSlug, memberId: coach.memberId });
  await expect.poll(() => received.coach).toContain("members.remove");
  const before = [...received.coach];
  await makeApplication(applicant.api, boardId);
  await expect.poll(() => received.owner.filter((name) => name === "applications.create")).toHaveLength(2);
  expect(received.coach).toEqual(before);
  expect(received.outsider).toEqual([]);
});

test("a connecting page refreshes only if its owner's data, or a search they coach, changed since it was rendered", async () => {
  const elsewhere = (await makeCoaching()).coach.person;
  const origin = await startServer();
  const { coach, applicant, organizationSlug } = await makeCoaching();
  const { boardId } = applicant.person;
  const first = await listen(origin, coach.person);
  const made = Date.now();
  const shared = { ...requestOf("shares.create", { boardId, organizationSlug }), origin };
  expect((await applicant.api.raw(shared)).status).toBe(201);
  await expect.poll(() => first).toContain("shares.create");

  for (const { person } of [applicant, coach]) {
    const late = await listenToAll(origin, person, Date.now() - made);
    await expect.poll(() => late.events).toContain("refresh");
  }
  const fresh = await listenToAll(origin, coach.person, 0);
  const outsider = await listenToAll(origin, elsewhere, Date.now() - made);
  const card = { boardId, company: { name: "Acme" }, job: { title: "Cook" } };
  await applicant.api.raw({ ...requestOf("applications.create", card), origin });
  await expect.poll(() => fresh.operations).toEqual(["applications.create"]);
  expect(fresh.events).not.toContain("refresh");
  expect(outsider.events).toEqual([]);
});

test("a change whose tab has an overlong name is still announced to other processes", async () => {
  const [here, there] = await Promise.all([startServer(), startServer()]);
  const { api, person } = await makeCaller();
  const received = await listen(there, person);
  const card = { boardId: person.boardId, company: { name: "Acme" }, job: { title: "Cook" } };
  const { headers, ...request } = requestOf("applications.create", card);
  const overlong = { ...headers, "X-Origin-Tab": "x".repeat(9_000) };
  await api.raw({ ...request, origin: here, headers: overlong });
  await expect.poll(() => received).toEqual(["applications.create"]);
});

test("a stream whose reader stalls is closed, and keeps no messages", async () => {
  const { person } = await makeCaller();
  const cookie = await signIn(person);
  const open = () => handleLive(new Request("http://127.0.0.1/api/live", { headers: { Cookie: cookie } }));
  const [idle, reading] = [await open(), await open()];
  const reader = reading.body?.getReader();
  for (let sent = 0; sent < 200; sent += 1) {
    liveEvents.emit("interruption");
    await reader?.read();
  }
  await expect(idle.text()).rejects.toThrow("too far behind");
  expect((await reader?.read())?.done).toBe(false);
  await reader?.cancel();
});
