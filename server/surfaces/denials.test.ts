import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKey, makePerson, signIn } from "#server/testing/actors.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ LOG_LEVEL: "info", ACCESS_LOG: "off" });
});
afterAll(() => server.kill());

/** The security lines of a request. */
async function linesOf(requestId: string): Promise<Record<string, unknown>[]> {
  const all = () =>
    server
      .log()
      .split("\n")
      .filter((line) => line.includes('"security event"') && line.includes(requestId))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(() => all().length).toBeGreaterThan(0);
  return all();
}
const send = async (path: string, headers: Record<string, string>) => {
  const requestId = `req_${randomUUID()}`;
  const answer = await fetch(`${server.origin}${path}`, {
    headers: { ...headers, "X-Request-Id": requestId },
  });
  await answer.arrayBuffer();
  return { status: answer.status, requestId };
};

test("a credential that is none, a missing scope and a foreign place are one line each: who, what, from where, which request", async () => {
  const person = await makePerson();
  const { id, key } = await makeKey(person, { scopes: ["boards:read"] });
  const unknown = await send("/api/v1/boards", { Authorization: "Bearer ol_live_nothing" });
  expect(await linesOf(unknown.requestId)).toMatchObject([
    {
      event: "credential_refused",
      outcome: "denied",
      userId: null,
      ip: "127.0.0.1",
      network: "127.0.0.0/24",
      details: { place: "/api/v1" },
    },
  ]);
  const lacking = await send("/api/v1/companies", { Authorization: `Bearer ${key}` });
  expect(lacking.status).toBe(403);
  expect(await linesOf(lacking.requestId)).toMatchObject([
    { event: "access_denied", outcome: "denied", userId: person.userId, credentialId: id },
  ]);
  const cookie = await signIn(person);
  const torn = await send("/api/live", { Cookie: `${cookie}x` });
  expect((await linesOf(torn.requestId))[0]).toMatchObject({ event: "credential_refused" });
});

test("whoever shows no credential is asked for one, and no line is written", async () => {
  const { status, requestId } = await send("/api/v1/boards", {});
  expect(status).toBe(401);
  const later = await send("/api/v1/boards", { Authorization: "Bearer ol_live_nothing" });
  await linesOf(later.requestId);
  expect(server.log()).not.toContain(requestId);
});

test("a flood of refusals fills no log", async () => {
  const before = server.log().length;
  await Promise.all(
    Array.from({ length: 300 }, () => send("/api/v1/boards", { Authorization: "Bearer ol_live_nothing" })),
  );
  const lines = server.log().slice(before).split("\n");
  expect(lines.filter((line) => line.includes("credential_refused")).length).toBeLessThanOrEqual(20);
});
