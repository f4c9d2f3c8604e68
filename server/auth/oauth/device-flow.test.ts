import * as oauth from "oauth4webapi";
import { describe, expect, test, vi } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { ALL_SCOPES, READ_SCOPES } from "#domain/scopes.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson, type Person } from "#server/testing/actors.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { type App, issuer, makeApp, refresh, register, send } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { digestOf } from "../secrets.ts";
import { DEVICE_GRANT } from "./client-metadata.ts";
import { disconnectApp, listConnectedApps } from "./connected-apps.ts";
import { approve, type Consent, deny, describeConsent } from "./consent.ts";
import { openDeviceRequest } from "./device-request.ts";

const { devicePoll: PAUSE, deviceCode: LIFETIME } = LIMITS.lifetimes;
const CONSENT = { environment: "live", organizationId: null, scopes: ALL_SCOPES } as const;
const metadata = { grant_types: [DEVICE_GRANT, "refresh_token"], redirect_uris: undefined };

/** Creates an app in a terminal that has requested a code. */
async function begin(fields: Record<string, string> = {}) {
  const app = await makeApp(metadata);
  const { body } = await send("device", { client_id: app.client_id, scope: "boards:read", ...fields });
  return { app, deviceCode: body.device_code ?? "", userCode: body.user_code ?? "", body };
}

/** Returns the response to the app that polls for its code. */
const poll = (app: App, device_code: string) =>
  send("token", { grant_type: DEVICE_GRANT, client_id: app.client_id, device_code });

let networks = 0;
const elsewhere = () => `2001:db8:de:${(++networks).toString(16)}::1`;

/** Opens the consent request of a person who entered the code. */
async function enter(userCode: string, { userId }: Pick<Person, "userId">) {
  const uid = await openDeviceRequest(userCode, { userId, ip: elsewhere() });
  return { uid: uid ?? "none", cookieHeader: null, userId };
}

/** Creates an app that a person approved by a code. */
async function connect(person: Person, consent: Partial<Consent> = {}, fields: Record<string, string> = {}) {
  const begun = await begin(fields);
  await approve(await enter(begun.userCode, person), { ...CONSENT, ...consent });
  return begun;
}
const later = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 });
const grantsOf = ({ userId }: Person) => prisma.oAuthGrant.count({ where: { userId } });

test("an independent client that knows only the server's address gets access by a code, then refreshes and revokes it", async () => {
  const [person, here] = [await makePerson(), await issuer()];
  const http = { [oauth.allowInsecureRequests]: true };
  const found = await oauth.discoveryRequest(here, { algorithm: "oauth2", ...http });
  const server = await oauth.processDiscoveryResponse(here, found);
  const registered = await register({ ...metadata, client_name: "CLI", token_endpoint_auth_method: "none" });
  expect(registered.body).toMatchObject({ redirect_uris: [], response_types: [] });
  const client = { client_id: registered.body.client_id ?? "" };
  const asked = await oauth.deviceAuthorizationRequest(
    server,
    client,
    oauth.None(),
    { scope: "boards:read" },
    http,
  );
  const device = await oauth.processDeviceAuthorizationResponse(server, client, asked);
  expect(device).toMatchObject({
    user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
    verification_uri: `${here.origin}/device`,
    verification_uri_complete: `${here.origin}/device?user_code=${device.user_code}`,
    expires_in: LIFETIME,
    interval: PAUSE,
  });
  // People type it in different ways.
  const question = await enter(` ${device.user_code.toLowerCase().replace("-", " ")}`, person);
  expect(await describeConsent(question)).toMatchObject({
    clientName: "CLI",
    redirectHost: null,
    verifiedHost: null,
    scopes: ["boards:read"],
    suggested: ["boards:read"],
  });
  expect(await approve(question, CONSENT)).toBe("/device/done?answer=allowed");
  const response = await oauth.deviceCodeGrantRequest(server, client, oauth.None(), device.device_code, http);
  const tokens = await oauth.processDeviceCodeResponse(server, client, response);
  expect(tokens).toMatchObject({ scope: "boards:read", refresh_token: expect.any(String) });
  await rest(tokens.access_token).ok("boards.list", {});
  expect(await listConnectedApps(person.userId)).toMatchObject([{ name: "CLI", host: "" }]);
  const fresh = await refresh(client, tokens.refresh_token);
  const access = fresh.body.access_token ?? "";
  await rest(access).ok("boards.list", {});
  expect((await send("revoke", { ...client, token: fresh.body.refresh_token ?? "" })).status).toBe(200);
  await rest(access).rejected("boards.list", {}, "unauthenticated");
});

test("the person chooses the environment, the organization, and which of the requested scopes to grant", async () => {
  const { id, organizationSlug, members } = await makeTeam("owner");
  const [{ person }] = members;
  const sandbox = await connect(person, { environment: "sandbox" });
  expect((await poll(sandbox.app, sandbox.deviceCode)).body.access_token).toMatch(/^ola_sandbox_/);
  const scope = "organizations:read boards:read boards:write";
  const scopes = ["organizations:read", "boards:read"] as const;
  const narrow = await connect(person, { organizationId: id, scopes }, { scope });
  const { body } = await poll(narrow.app, narrow.deviceCode);
  expect(body.scope?.split(" ").sort()).toEqual([...scopes].sort());
  const me = await rest(body.access_token ?? "").ok("me.get", {});
  expect(me.credential.restrictedToOrganization).toMatchObject({ slug: organizationSlug });
});

test("a request without a scope may be granted any scope, and suggests the read scopes", async () => {
  const app = await makeApp(metadata);
  const { body } = await send("device", { client_id: app.client_id });
  const question = await enter(body.user_code ?? "", await makePerson());
  expect(await describeConsent(question)).toMatchObject({ scopes: ALL_SCOPES, suggested: READ_SCOPES });
});

describe("while the person hasn't decided", () => {
  test("the app must wait, and must wait longer after each early poll", async () => {
    const { app, deviceCode } = await begin();
    const ask = async () => (await poll(app, deviceCode)).body.error;
    expect(await ask()).toBe("authorization_pending");
    expect(await ask()).toBe("slow_down");
    later(PAUSE + 1);
    expect(await ask()).toBe("slow_down");
    later(3 * PAUSE);
    expect(await ask()).toBe("authorization_pending");
    later(3 * PAUSE);
    expect(await ask()).toBe("authorization_pending");
  });

  test("one of two concurrent polls is too early", async () => {
    const { app, deviceCode } = await begin();
    const responses = await Promise.all([poll(app, deviceCode), poll(app, deviceCode)]);
    const errors = responses.map(({ status, body }) => [status, body.error]).sort();
    expect(errors).toEqual([
      [400, "authorization_pending"],
      [400, "slow_down"],
    ]);
  });

  test("an approval that follows early polls still gives tokens", async () => {
    const [person, { app, deviceCode, userCode }] = [await makePerson(), await begin()];
    await poll(app, deviceCode);
    await poll(app, deviceCode);
    await approve(await enter(userCode, person), CONSENT);
    expect((await poll(app, deviceCode)).status).toBe(200);
  });

  test("the code expires: the app gets expired_token, and the person can neither enter nor approve it", async () => {
    const [person, { app, deviceCode, userCode }] = [await makePerson(), await begin()];
    const question = await enter(userCode, person);
    later(LIFETIME + 1);
    expect((await poll(app, deviceCode)).body.error).toBe("expired_token");
    expect((await enter(userCode, person)).uid).toBe("none");
    await expect(approve(question, CONSENT)).rejects.toMatchObject({ code: "not_found" });
    expect(await grantsOf(person)).toBe(0);
  });
});

test("a denial is reported on every poll, and grants nothing", async () => {
  const [person, { app, deviceCode, userCode }] = [await makePerson(), await begin()];
  const question = await enter(userCode, person);
  expect(await deny(question)).toBe("/device/done?answer=denied");
  for (const _twice of [1, 2]) expect((await poll(app, deviceCode)).body.error).toBe("access_denied");
  await expect(approve(question, CONSENT)).rejects.toMatchObject({ code: "not_found" });
  expect((await enter(userCode, person)).uid).toBe("none");
  expect(await grantsOf(person)).toBe(0);
});

describe("a device code", () => {
  test("is rejected on its second use, which also ends the access from its first use", async () => {
    const person = await makePerson();
    const { app, deviceCode } = await connect(person);
    const { body } = await poll(app, deviceCode);
    await rest(body.access_token ?? "").ok("boards.list", {});
    expect((await poll(app, deviceCode)).body.error).toBe("invalid_grant");
    await rest(body.access_token ?? "").rejected("boards.list", {}, "unauthenticated");
    expect((await refresh(app, body.refresh_token)).body.error).toBe("invalid_grant");
    expect(await grantsOf(person)).toBe(0);
  });

  test("is rejected for another app, and stays valid for its own", async () => {
    const [{ app, deviceCode }, thief] = [await connect(await makePerson()), await makeApp(metadata)];
    expect((await poll(thief, deviceCode)).body.error).toBe("invalid_grant");
    expect((await poll(app, deviceCode)).status).toBe(200);
  });

  test("is neither issued to nor accepted from an app that didn't register for the device flow", async () => {
    const { client_id } = await makeApp();
    expect((await send("device", { client_id })).body.error).toMatch(
      /^(invalid_request|unauthorized_client)$/,
    );
    const { deviceCode } = await connect(await makePerson());
    expect((await poll({ client_id }, deviceCode)).body.error).toMatch(
      /^(invalid_request|unauthorized_client)$/,
    );
  });

  test("gives no access after its app is disconnected", async () => {
    const person = await makePerson();
    const { app, deviceCode } = await connect(person);
    const [listed] = await listConnectedApps(person.userId);
    await disconnectApp({ id: listed?.id ?? "", userId: person.userId });
    expect((await poll(app, deviceCode)).body.error).toBe("invalid_grant");
  });

  test("can't be read from the database, and neither can the user code", async () => {
    const { deviceCode, userCode } = await begin();
    const plain = userCode.replace("-", "");
    const rows = await prisma.oAuthArtifact.findMany({
      where: { model: { in: ["DeviceCode", "UserCode"] } },
    });
    expect(rows.map(({ digest }) => digest)).toContain(digestOf(deviceCode));
    const kept = JSON.stringify(rows);
    for (const secret of [deviceCode, plain, userCode, digestOf(plain), digestOf(userCode)]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describe("the user code", () => {
  test("is approved only once: the later of two people is rejected and grants nothing", async () => {
    const [one, other, { app, deviceCode, userCode }] = [
      await makePerson(),
      await makePerson(),
      await begin(),
    ];
    const questions = [await enter(userCode, one), await enter(userCode, other)] as const;
    const [first, late] = await Promise.allSettled(questions.map((question) => approve(question, CONSENT)));
    expect([first?.status, late?.status].sort()).toEqual(["fulfilled", "rejected"]);
    expect((await grantsOf(one)) + (await grantsOf(other))).toBe(1);
    expect((await poll(app, deviceCode)).status).toBe(200);
  });

  test("opens a consent request only for the person who entered it, which can be neither shared nor forged", async () => {
    const [attacker, victim, begun] = [await makePerson(), await makePerson(), await begin()];
    const { uid } = await enter(begun.userCode, attacker);
    const forged = `device.${digestOf(begun.deviceCode)}.${"A".repeat(22)}`;
    for (const sent of [uid, forged, uid.slice(0, -1), `${uid}.`]) {
      const question = { uid: sent, cookieHeader: null, userId: victim.userId };
      expect(await describeConsent(question)).toBeNull();
      await expect(approve(question, CONSENT)).rejects.toMatchObject({ code: "not_found" });
      await expect(deny(question)).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await grantsOf(victim)).toBe(0);
    expect((await poll(begun.app, begun.deviceCode)).body.error).toBe("authorization_pending");
  });

  const wrong = "BBBB-BBBB";
  const { deviceCodePerPerson, deviceCodePerNetwork } = LIMITS.attempts;
  test("allows each person a limited number of wrong tries on any network, which right codes don't reset", async () => {
    const [{ userId }, other, { userCode }] = [await makePerson(), await makePerson(), await begin()];
    const enterAs = (who: string, code: string) => openDeviceRequest(code, { userId: who, ip: elsewhere() });
    for (let tried = 0; tried < deviceCodePerPerson; tried += 1) {
      if (tried % 3 === 0) expect(await enterAs(userId, userCode)).not.toBeNull();
      expect(await enterAs(userId, wrong)).toBeNull();
    }
    await expect(enterAs(userId, userCode)).rejects.toMatchObject({ code: "rate_limited" });
    expect(await enterAs(other.userId, userCode)).not.toBeNull();
  });

  test("allows a limited number of wrong tries per network, however many people make them", async () => {
    const [{ userCode }, { userId }] = [await begin(), await makePerson()];
    const network = "2001:db8:dead:1::";
    for (let tried = 0; tried < deviceCodePerNetwork; tried += 1) {
      const asked = { userId: `${userId}-${Math.floor(tried / 5)}`, ip: `${network}${tried + 1}` };
      expect(await openDeviceRequest(wrong, asked)).toBeNull();
    }
    const asked = { userId, ip: `${network}ffff` };
    await expect(openDeviceRequest(userCode, asked)).rejects.toMatchObject({ code: "rate_limited" });
    expect(await openDeviceRequest(userCode, { userId, ip: elsewhere() })).not.toBeNull();
  });
});
