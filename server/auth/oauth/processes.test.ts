import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteAccount } from "#server/auth/account-deletion.ts";
import { actorOfSession } from "#server/auth/session.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makePerson, type Person } from "#server/testing/actors.ts";
import type { Name } from "#server/testing/contracts.ts";
import { http } from "#server/testing/http.ts";
import type { Loose } from "#server/testing/loops.ts";
import { makeTeam } from "#server/testing/membership.ts";
import {
  type App,
  authorizationUrl,
  authorize,
  Browser,
  type ConsentAnswer,
  issuer,
  makeApp,
  redeem,
  refresh,
  send,
} from "#server/testing/oauth.ts";
import { requestOf, rest } from "#server/testing/rest.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { disconnectApp, listConnectedApps } from "./connected-apps.ts";
import { resourceId } from "./resources.ts";

let servers: ServerProcess[];
let one: string;
let other: string;
beforeAll(async () => {
  const PUBLIC_URL = (await issuer()).origin;
  servers = await Promise.all([1, 2].map(() => startServerProcess({ PUBLIC_URL })));
  [one, other] = servers.map(({ origin }) => origin) as [string, string];
});
afterAll(() => Promise.all(servers.map((server) => server.kill())));

/** Returns how each process responds to a token: REST, MCP, and the introspection by its app. */
async function statusesOf(token: string, { client_id }: App) {
  const authorization = { Authorization: `Bearer ${token}` };
  const json = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const call = {
    method: "POST",
    path: "/api/mcp",
    headers: { ...authorization, ...json },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  };
  return Promise.all(
    [one, other].map(async (origin) => ({
      rest: (await http({ path: "/api/v1/me", headers: authorization, origin })).status,
      mcp: (await http({ ...call, origin })).status,
      active: (await send("introspect", { token, client_id }, origin)).body.active,
    })),
  );
}
const FOR_REST = { rest: 200, mcp: 401, active: true };
const FOR_MCP = { rest: 401, mcp: 200, active: true };
const OVER = { rest: 401, mcp: 401, active: false };
const expectOver = (token: string, app: App) =>
  expect.poll(() => statusesOf(token, app)).toEqual([OVER, OVER]);

/** Connects an app, with the browser alternating between the two processes. The tokens come from the second. */
async function connectAlternating(
  person: Pick<Person, "userId">,
  fields: Record<string, string> = {},
  decision: ConsentAnswer = {},
) {
  const app = await makeApp({}, one);
  const browser = new Browser([one, other]);
  const back = await authorize(await authorizationUrl(app, fields), person, decision, browser);
  const code = back.searchParams.get("code") ?? "";
  const { body } = await redeem(app, code, {}, other);
  return { app, code, access: body.access_token ?? "", refreshToken: body.refresh_token ?? "" };
}

describe("two processes of one authorization server", () => {
  test("share registrations, consent, codes, and refresh tokens", async () => {
    const { app, access, refreshToken } = await connectAlternating(await makePerson());
    expect(await statusesOf(access, app)).toEqual([FOR_REST, FOR_REST]);
    const second = await refresh(app, refreshToken, {}, one);
    const third = await refresh(app, second.body.refresh_token, {}, other);
    expect(third.status).toBe(200);
    expect(await statusesOf(third.body.access_token ?? "", app)).toEqual([FOR_REST, FOR_REST]);
  });

  test("publish the same metadata", async () => {
    const paths = [
      "/.well-known/oauth-authorization-server",
      "/.well-known/oauth-protected-resource/api/mcp",
      "/.well-known/oauth-protected-resource/api/v1",
    ];
    for (const path of paths) {
      const [here, there] = await Promise.all([one, other].map((origin) => http({ path, origin })));
      expect(here?.body, path).toEqual(there?.body);
    }
  });

  test("end the access from a code that is used again at the other process", async () => {
    const { app, code, access } = await connectAlternating(await makePerson());
    expect(await statusesOf(access, app)).toEqual([FOR_REST, FOR_REST]);
    expect((await redeem(app, code, {}, one)).body.error).toBe("invalid_grant");
    await expectOver(access, app);
  });

  test("grant tokens at most once for a code used at both concurrently, and revoke them", async () => {
    const person = await makePerson();
    const app = await makeApp({}, one);
    const back = await authorize(await authorizationUrl(app), person, {}, new Browser([one, other]));
    const code = back.searchParams.get("code") ?? "";
    const responses = await Promise.all([one, other, one, other].map((at) => redeem(app, code, {}, at)));
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await prisma.oAuthGrant.count({ where: { userId: person.userId } })).toBe(0);
  });

  test("end all access when a used refresh token returns after its successor was used", async () => {
    const { app, refreshToken } = await connectAlternating(await makePerson());
    const successor = await refresh(app, refreshToken, {}, one);
    const { body } = await refresh(app, successor.body.refresh_token, {}, other);
    const fresh = body.access_token ?? "";
    expect(await statusesOf(fresh, app)).toEqual([FOR_REST, FOR_REST]);
    expect((await refresh(app, refreshToken, {}, other)).body.error).toBe("invalid_grant");
    await expectOver(fresh, app);
    expect((await refresh(app, body.refresh_token, {}, one)).body.error).toBe("invalid_grant");
  });
});

/** Expects that access works on both processes and ends on both as soon as it is ended. */
async function expectToEnd(
  person: Pick<Person, "userId">,
  decision: ConsentAnswer,
  end: (connected: { app: App; access: string }) => Promise<unknown>,
) {
  const scope = "boards:read organizations:read";
  const [forRest, forMcp] = [
    await connectAlternating(person, { scope, resource: resourceId("rest") }, decision),
    await connectAlternating(person, { scope, resource: resourceId("mcp") }, decision),
  ];
  expect(await statusesOf(forRest.access, forRest.app)).toEqual([FOR_REST, FOR_REST]);
  expect(await statusesOf(forMcp.access, forMcp.app)).toEqual([FOR_MCP, FOR_MCP]);
  for (const connected of [forRest, forMcp]) await end(connected);
  for (const { access, app, refreshToken } of [forRest, forMcp]) {
    await expectOver(access, app);
    for (const at of [one, other])
      expect((await refresh(app, refreshToken, {}, at)).body.error).toBe("invalid_grant");
  }
}
/** Returns a function that performs the act only once. */
function once(act: () => Promise<unknown>): () => Promise<unknown> {
  let done: Promise<unknown> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}
/** Calls an operation on one of the processes and expects it to succeed. */
async function call(credential: string, origin: string, name: Name, input: object) {
  const decision = await rest(credential).raw({ ...requestOf(name, input as Loose), origin });
  expect(decision.status, decision.text).toBeLessThan(300);
  return decision.body as Loose;
}

describe("access ends on every process when", () => {
  test("the app revokes a token at one of them", async () => {
    await expectToEnd(await makePerson(), {}, ({ app, access }) =>
      send("revoke", { token: access, client_id: app.client_id }, one),
    );
  });

  test("the person disconnects the app on a third process", async () => {
    const person = await makePerson();
    const { userId } = person;
    const disconnect = async () => {
      for (const { id } of await listConnectedApps(userId)) await disconnectApp({ id, userId });
    };
    await expectToEnd(person, {}, once(disconnect));
  });

  test("the person deletes their account", async () => {
    const person = await makePerson();
    const actor = await actorOfSession({
      ...person,
      sessionId: newId("session"),
      sandboxId: null,
      isGuest: false,
    });
    const remove = () => deleteAccount({ actor, email: person.email, password: "" });
    await expectToEnd(person, {}, once(remove));
  });

  test.each(["members.leave", "members.remove", "organizations.delete"] as const)(
    "%s removes the only organization that it reached, for keys as well as tokens",
    async (name) => {
      const { id, organizationSlug, members } = await makeTeam("owner", "coach");
      const [owner, coach] = members;
      const { key } = await makeKey(coach.person, { organization: { id } });
      for (const at of [one, other]) await call(key, at, "me.get", {});
      const by = name === "members.leave" ? coach : owner;
      const { key: acting } = await makeKey(by.person);
      const input = { organizationSlug, ...(name === "members.remove" ? { memberId: coach.memberId } : {}) };
      await expectToEnd(
        coach.person,
        { organizationId: id },
        once(() => call(acting, one, name, input)),
      );
      for (const origin of [one, other]) {
        const asked = () => rest(key).raw({ path: "/api/v1/me", origin });
        await expect.poll(async () => (await asked()).status).toBe(401);
      }
      await coach.api.ok("boards.list", {});
    },
  );

  test("a reset removes the sandbox organization that it reached", async () => {
    const person = await makePerson();
    const { key } = await makeKey(person, { environment: "sandbox" });
    const { id } = await call(key, one, "organizations.create", { name: "Mine", type: "other" });
    const decision = { environment: "sandbox", organizationId: String(id) } as const;
    await expectToEnd(
      person,
      decision,
      once(() => call(key, other, "sandbox.reset", {})),
    );
    await call(key, one, "boards.list", {});
  });
});
