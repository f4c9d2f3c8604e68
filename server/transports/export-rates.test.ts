import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { countRequest, uncountRequest } from "#server/core/rate-limit.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson, signIn } from "#server/testing/actors.ts";
import { contracts, pageContracts } from "#server/testing/contracts.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { mcpClient } from "#server/testing/mcp.ts";
import { callPage } from "#server/testing/pages.ts";
import { requestOf, rest } from "#server/testing/rest.ts";

const takeOut = async (cookie: string) =>
  fetch(`${await serverOrigin()}/api/take-out`, {
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
  });

/** Creates a person who has one export left in this minute, with two keys, a session, and an organization. */
async function nearlyDone() {
  const person = await makePerson();
  const keys = [await makeKey(person), await makeKey(person)] as const;
  const { slug } = await makeOrganization([{ person, role: "owner" }]);
  for (let spent = 1; spent < LIMITS.rates.exports; spent += 1) {
    await countRequest(person.userId, "exports", new Map());
  }
  const [one, other] = [rest(keys[0].key), rest(keys[1].key)];
  return { person, one, other, slug, key: keys[1].key, cookie: await signIn(person) };
}

test("every operation that exports counts as an export", () => {
  const exporting = [...contracts, ...pageContracts].filter(({ name }) => /export/.test(name));
  expect(exporting.map(({ name }) => name).sort()).toEqual([
    "contact_log.export",
    "exports.get",
    "exports.get_cards",
    "exports.get_readable",
    "outcomes.export",
    "roster.export",
    "roster.export_shown",
  ]);
  for (const contract of exporting) expect(contract, contract.name).toMatchObject({ alsoCounts: "exports" });
});

test("exports count for the person, whichever key, session, or transport they use", async () => {
  const { person, one, other, slug, key, cookie } = await nearlyDone();
  const { boardId } = person;
  await one.ok("exports.get", { boardId });
  const limited = { status: 429, body: { code: "rate_limited" } };
  expect(await other.send("exports.get", { boardId })).toMatchObject(limited);
  expect(await other.send("roster.export", { organizationSlug: slug })).toMatchObject(limited);
  expect(await callPage(cookie, "exports.get_readable", { boardId, format: "json" })).toMatchObject({
    status: 429,
  });
  const client = await mcpClient(key);
  const tool = client.callTool({ name: "exports_get", arguments: { boardId } });
  const received = await tool.then(
    (reply) => JSON.stringify(reply),
    (error: unknown) => String(error),
  );
  await client.close();
  expect(received).toMatch(/rate_limited|429|exports in a minute/);
  expect((await takeOut(cookie)).status).toBe(429);
  await other.ok("boards.list", {});
});

test("a download of all data counts as one export, however many boards it contains", async () => {
  const { person, one, cookie } = await nearlyDone();
  for (const name of ["Second", "Third"]) await one.ok("boards.create", { name });
  const response = await takeOut(cookie);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect((await one.send("exports.get", { boardId: person.boardId })).status).toBe(429);
});

test("a HEAD of an export, which hands out nothing, isn't logged as an export; a GET is", async () => {
  const { person, one, slug: organizationSlug } = await nearlyDone();
  const { boardId, userId } = person;
  const exporting = [
    requestOf("exports.get", { boardId }),
    requestOf("roster.export", { organizationSlug }),
    requestOf("contact_log.export", { organizationSlug }),
    requestOf("outcomes.export", { organizationSlug }),
  ];
  const logged = async () => {
    const { data } = await one.ok("audit_events.list", { organizationSlug });
    const inLog = data.filter(({ action }) => action.endsWith("_exported")).length;
    return [inLog, await prisma.securityEvent.count({ where: { userId, kind: "data_exported" } })];
  };
  for (const [method, expected] of [
    ["HEAD", [0, 0]],
    ["GET", [3, 4]],
  ] as const) {
    for (const request of exporting) {
      await uncountRequest(userId, "exports");
      expect((await one.raw({ ...request, method })).status).toBe(200);
    }
    expect(await logged()).toEqual(expected);
  }
});
