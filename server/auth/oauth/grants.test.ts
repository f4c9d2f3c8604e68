import { randomUUID } from "node:crypto";
import * as oauth from "oauth4webapi";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { sweepTables } from "#server/jobs/sweep.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { newOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { connect, issuer, makeApp, REDIRECT_URI, refresh, register } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { DEVICE_GRANT } from "./client-metadata.ts";
import { disconnectApp, listConnectedApps } from "./connected-apps.ts";
import { metadataUrl, resourceId } from "./resources.ts";

describe("a person's grant", () => {
  test("reaches only the sandbox if that was chosen", async () => {
    const { access } = await connect(await makePerson(), {}, { environment: "sandbox" });
    expect(access).toMatch(/^ola_sandbox_/);
    expect((await rest(access).ok("me.get", {})).environment).toBe("sandbox");
  });

  test("can be limited to one organization, and ends when the person leaves it", async () => {
    const { id, organizationSlug, members } = await makeTeam("owner", "coach");
    const [owner, coach] = members;
    const scope = "organizations:read boards:read";
    const restricted = await connect(coach.person, { scope }, { organizationId: id });
    const everywhere = await connect(coach.person, { scope });
    const me = await rest(restricted.access).ok("me.get", {});
    expect(me.credential.restrictedToOrganization).toMatchObject({ slug: organizationSlug });
    await rest(restricted.access).rejected("boards.list", {}, "organization_restricted");
    await owner.api.ok("members.remove", { organizationSlug, memberId: coach.memberId });
    await rest(restricted.access).rejected("me.get", {}, "unauthenticated");
    expect((await refresh(restricted.app, restricted.refreshToken)).body.error).toBe("invalid_grant");
    await rest(everywhere.access).ok("boards.list", {});
  });

  test.each<"members.leave" | "organizations.delete">(["members.leave", "organizations.delete"])(
    "ends with %s immediately on every process, as do keys limited to the organization",
    async (ending) => {
      await issuer();
      const { id, organizationSlug, members } = await makeTeam("owner", "owner");
      const [{ person, api }] = members;
      const grant = await connect(person, { scope: "organizations:read" }, { organizationId: id });
      const credentials = [grant.access, (await makeKey(person, { organization: { id } })).key];
      const there = await startServerProcess({ PUBLIC_URL: env().PUBLIC_URL });
      try {
        const ask = (origin?: string) =>
          Promise.all(
            credentials.map(async (credential) => {
              const response = await rest(credential).raw({
                path: "/api/v1/me",
                ...(origin ? { origin } : {}),
              });
              return response.status;
            }),
          );
        expect([await ask(), await ask(there.origin)]).toEqual([
          [200, 200],
          [200, 200],
        ]);
        await api.ok(ending, { organizationSlug });
        expect(await ask()).toEqual([401, 401]);
        await expect.poll(() => ask(there.origin)).toEqual([401, 401]);
        expect((await refresh(grant.app, grant.refreshToken)).body.error).toBe("invalid_grant");
        expect((await api.ok("me.get", {})).organizations).toEqual([]);
      } finally {
        await there.kill();
      }
    },
  );

  test("leaves no key for an organization that the person leaves concurrently", async () => {
    const { id, organizationSlug, members } = await makeTeam("owner", "coach");
    const [, coach] = members;
    const making = Array.from({ length: 8 }, () => makeKey(coach.person, { organization: { id } }));
    const leaving = coach.api.ok("members.leave", { organizationSlug });
    await Promise.allSettled([...making, leaving]);
    const where = { restrictedToOrganizationId: id, revokedAt: null };
    expect(await prisma.apiKey.count({ where })).toBe(0);
  });

  test("can't reach an organization that the person isn't a member of", async () => {
    const { id } = await makeTeam("owner");
    await expect(connect(await makePerson(), {}, { organizationId: id })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("ends with the person's account", async () => {
    const person = await makePerson();
    const { app, refreshToken } = await connect(person);
    await prisma.user.delete({ where: { id: person.userId } });
    expect((await refresh(app, refreshToken)).body.error).toBe("invalid_grant");
  });

  test("is one principal: a change retried with a refreshed token is not made twice", async () => {
    const { app, access, refreshToken } = await connect(await makePerson(), {
      scope: "boards:read boards:write",
    });
    const key = { "Idempotency-Key": randomUUID() };
    const made = await rest(access).ok("boards.create", { name: "Second" }, key);
    const { body } = await refresh(app, refreshToken);
    const again = await rest(body.access_token ?? "").send("boards.create", { name: "Second" }, key);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.body).toEqual(made);
  });
});

describe("the list of connected apps", () => {
  test("shows each app with its permissions until it is disconnected, which takes effect immediately", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const { access } = await connect(person);
    const [entry] = await listConnectedApps(person.userId);
    expect(entry).toMatchObject({
      name: "Job Robot",
      host: "app.example",
      environment: "live",
      organization: null,
      scopes: ["applications:read", "boards:read"],
    });
    const id = entry?.id ?? "";
    await rest(access).ok("boards.list", {});
    await expect(disconnectApp({ id, userId: other.userId })).rejects.toMatchObject({ code: "not_found" });
    await rest(access).ok("boards.list", {});
    await disconnectApp({ id, userId: person.userId });
    await rest(access).rejected("boards.list", {}, "unauthenticated");
    expect(await listConnectedApps(person.userId)).toEqual([]);
  });
});

test("the sweep removes grants that no longer give access, and no others", async () => {
  const person = await makePerson();
  const [dead, alive] = [await connect(person), await connect(person)];
  const old = new Date(Date.now() - 2 * 86_400_000);
  const grantOf = (app: { client_id: string }) =>
    prisma.oAuthGrant.findFirstOrThrow({ where: { clientId: app.client_id } });
  const [over, running] = [await grantOf(dead.app), await grantOf(alive.app)];
  await prisma.oAuthGrant.updateMany({ data: { createdAt: old } });
  await prisma.oAuthArtifact.updateMany({ where: { grantId: over.id }, data: { expiresAt: old } });
  await sweepTables("forget-expired-grants");
  const left = await prisma.oAuthGrant.findMany({ where: { userId: person.userId }, select: { id: true } });
  expect(left).toEqual([{ id: running.id }]);
});

describe("an independent client", () => {
  test("discovers the authorization server from the address of either resource", async () => {
    const here = await issuer();
    const http = { [oauth.allowInsecureRequests]: true };
    for (const resource of ["rest", "mcp"] as const) {
      const rejected = await fetch(`${resourceId(resource)}${resource === "rest" ? "/me" : ""}`, {
        method: "POST",
      });
      if (resource === "mcp") {
        expect(rejected.headers.get("www-authenticate")).toContain(
          `resource_metadata="${metadataUrl("mcp")}"`,
        );
      }
      const identifier = new URL(resourceId(resource));
      const metadata = await oauth.processResourceDiscoveryResponse(
        identifier,
        await oauth.resourceDiscoveryRequest(identifier, http),
      );
      expect(metadata.authorization_servers).toEqual([here.origin]);
    }
    const server = await oauth.processDiscoveryResponse(
      here,
      await oauth.discoveryRequest(here, { algorithm: "oauth2", ...http }),
    );
    expect(server).toMatchObject({
      issuer: here.origin,
      token_endpoint: `${here.origin}/oauth/token`,
      code_challenge_methods_supported: ["S256"],
      response_types_supported: ["code"],
      device_authorization_endpoint: `${here.origin}/oauth/device`,
      grant_types_supported: ["authorization_code", "refresh_token", DEVICE_GRANT],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    expect(Object.keys(server).filter((name) => /jwks|id_token|claims|userinfo/.test(name))).toEqual([]);
  });

  test("gets our public addresses, whatever host its request names", async () => {
    const here = await issuer();
    const response = await fetch(new URL("/.well-known/oauth-authorization-server", here), {
      headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    });
    expect(await response.text()).not.toContain("evil.example");
  });
});

test("a network can register a limited number of clients a day, even concurrently, and other networks are unaffected", async () => {
  const at = new URL("/oauth/register", await issuer());
  const registerFrom = (network: string) =>
    fetch(at, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": network },
      body: JSON.stringify({ redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: "none" }),
    });
  const before = await prisma.oAuthClient.count();
  const most = LIMITS.quotas.oauthClients;
  // Addresses of one /64 belong to one customer.
  const responses = await Promise.all(
    Array.from({ length: most + 4 }, (_none, at) => registerFrom(`2001:db8:7:7::${at + 1}`)),
  );
  const rejected = responses.filter(({ status }) => status !== 201);
  expect(rejected.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(Number(rejected[0]?.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect(await rejected[0]?.json()).toMatchObject({
    error: "temporarily_unavailable",
    error_description: expect.stringContaining(`${most} clients a day`),
  });
  expect((await prisma.oAuthClient.count()) - before).toBe(most);
  expect((await registerFrom("2001:db8:7:8::1")).status).toBe(201);
});

test("a network may register one more client for each app that someone there connects", async () => {
  const at = new URL("/oauth/register", await issuer());
  const network = "2001:db8:7:9::1";
  const register = () =>
    fetch(at, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": network },
      body: JSON.stringify({ redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: "none" }),
    });
  for (let made = 0; made < LIMITS.quotas.oauthClients; made += 1) await register();
  expect((await register()).status).toBe(429);
  const origin = newOrigin({ requestId: "req_workshop", ip: network, userAgent: null });
  const person = await makePerson();
  await withRequestOrigin(origin, () => connect(person));
  expect((await register()).status).toBe(201);
  expect((await register()).status).toBe(429);
});

test("a rejected registration doesn't count as one of the network's clients", async () => {
  const at = new URL("/oauth/register", await issuer());
  const register = (method: string, metadata: object) =>
    fetch(at, {
      method,
      headers: { "content-type": "application/json", "x-forwarded-for": "2001:db8:7:a::1" },
      body: JSON.stringify(metadata),
    });
  for (let tried = 0; tried < LIMITS.quotas.oauthClients; tried += 1) {
    expect((await register(tried % 2 === 0 ? "POST" : "PUT", {})).status).toBeLessThan(429);
  }
  expect((await register("POST", { redirect_uris: [REDIRECT_URI] })).status).toBe(201);
});

test("a client that no one connects within a day is swept, while newer and connected clients stay", async () => {
  const { app: connected } = await connect(await makePerson());
  const [unused, young] = [await makeApp(), await makeApp()];
  const old = new Date(Date.now() - LIMITS.lifetimes.unusedClient * 1_000 - 1_000);
  const ids = [connected, unused].map(({ client_id }) => client_id);
  await prisma.oAuthClient.updateMany({ where: { id: { in: ids } }, data: { createdAt: old } });
  await sweepTables("forget-expired-grants");
  const there = await prisma.oAuthClient.findMany({
    where: { id: { in: [...ids, young.client_id] } },
    select: { id: true },
  });
  expect(there.map(({ id }) => id).sort()).toEqual([connected.client_id, young.client_id].sort());
});

test("too many registrations from one place are rejected in the format of RFC 6749", async () => {
  await makeApp();
  const registering = Array.from({ length: LIMITS.rates.registrations + 1 }, async () =>
    fetch(new URL("/oauth/register", await issuer()), {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.7" },
      body: "{}",
    }),
  );
  const responses = await Promise.all(registering);
  const rejected = responses.find(({ status }) => status === 429);
  expect(rejected?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await rejected?.json()).toMatchObject({ error: "temporarily_unavailable" });
  expect((await register({})).status).toBe(400);
});
