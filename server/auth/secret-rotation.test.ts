import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { readSecrets } from "#server/lib/env-schema.ts";
import { signed } from "#server/payments/test-provider/delivery.ts";
import { makeCaller, makePerson, signIn } from "#server/testing/actors.ts";
import { type HttpRequest, http } from "#server/testing/http.ts";
import { authorizationUrl, Browser, issuer, makeApp } from "#server/testing/oauth.ts";
import { pdf } from "#server/testing/resume-files.ts";
import { uploadsBy } from "#server/testing/resume-uploads.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { PAYMENT_EVENTS_PATH } from "#server/transports/payment-events.ts";
import { authOptions } from "./next-auth-options.ts";

// This process signs with the old secret. The two others are an installation during and after a rotation.
const OLD = process.env.AUTH_SECRET ?? "";
const NEW = "a secret that came after the one of the tests";
let during: ServerProcess;
let after: ServerProcess;
beforeAll(async () => {
  const PUBLIC_URL = (await issuer()).origin;
  [during, after] = await Promise.all([
    startServerProcess({ PUBLIC_URL, AUTH_SECRET: `${NEW}, ${OLD}` }),
    startServerProcess({ PUBLIC_URL, AUTH_SECRET: NEW }),
  ]);
});
afterAll(() => Promise.all([during.kill(), after.kill()]));

/** Calls next-auth with these secrets. */
async function nextAuth(secrets: string, request: object, cookie: string | null) {
  env().AUTH_SECRET = readSecrets(secrets);
  const received = { cookies: [] as string[], location: "", body: {} as Record<string, string> };
  const response = {
    status: () => response,
    getHeader: () => received.cookies,
    setHeader: (name: string, value: string[] | string) => {
      if (name === "Set-Cookie") received.cookies = [value].flat();
      if (name === "Location") received.location = String(value);
      return response;
    },
    redirect: (_status: number, location: string) => Object.assign(received, { location }),
    json: (body: object) => Object.assign(received, { body }),
    send: (body: object) => Object.assign(received, { body }),
    end: () => undefined,
  };
  const cookies = Object.fromEntries(cookie ? [cookie.split("=").map(decodeURIComponent)] : []);
  await NextAuth(
    { headers: {}, cookies, body: {}, ...request } as NextApiRequest,
    response as unknown as NextApiResponse,
    authOptions({ ip: "203.0.113.1", userAgent: null, cookies: cookie }, () => undefined),
  );
  return received;
}
async function csrfUnder(secrets: string) {
  const { cookies, body } = await nextAuth(secrets, { method: "GET", query: { nextauth: ["csrf"] } }, null);
  const cookie = cookies.find((item) => item.includes("csrf-token"))?.split(";")[0] ?? "";
  return { cookie, csrfToken: body.csrfToken ?? "" };
}
async function signOutUnder(secrets: string, cookie: string, csrfToken: string) {
  const request = { method: "POST", query: { nextauth: ["signout"] }, body: { csrfToken } };
  return (await nextAuth(secrets, request, cookie)).location;
}

type Sent = Omit<HttpRequest, "origin">;
const statuses = async (request: Sent, origins = [during.origin, after.origin]) =>
  Promise.all(origins.map(async (origin) => (await http({ ...request, origin })).status));

describe("data signed with the old secret is valid only while that secret is accepted", () => {
  test("a session", async () => {
    const cookie = await signIn(await makePerson());
    expect(await statuses({ path: "/api/trpc/me.get?input=%7B%7D", headers: { cookie } })).toEqual([
      200, 401,
    ]);
  });

  test("a cursor", async () => {
    const { api, key } = await makeCaller();
    for (const name of ["One", "Two"]) await api.ok("companies.create", { name });
    const { nextCursor } = await api.ok("companies.list", { limit: 1 });
    const path = `/api/v1/companies?limit=1&cursor=${nextCursor}`;
    expect(await statuses({ path, headers: { Authorization: `Bearer ${key}` } })).toEqual([200, 422]);
  });

  test("a download link", async () => {
    const { api } = await makeCaller();
    const { body } = await uploadsBy(() => api).upload(pdf());
    const { id: resumeId } = body as { id: string };
    const { pathname, search } = new URL((await api.ok("resumes.get", { resumeId })).downloadUrl);
    expect(await statuses({ path: pathname + search })).toEqual([200, 404]);
  });

  test("an event of the built-in test payments", async () => {
    const type = "customer.created";
    const id = `evt_${crypto.randomUUID()}`;
    const event = { id, object: "event", type, created: 0, livemode: false, data: { object: {} } } as const;
    expect(await statuses({ path: PAYMENT_EVENTS_PATH, ...(await signed(event)) })).toEqual([200, 400]);
  });

  test("the cookie of an app's request for access", async () => {
    const browser = new Browser();
    const { location } = await browser.open(await authorizationUrl(await makeApp()));
    const path = `/oauth/authorize/${location?.pathname.split("/").at(-1)}`;
    const headers = { cookie: browser.header(path), accept: "application/json" };
    // A known request leads back to the consent page; an unknown one is rejected.
    expect(await statuses({ path, headers })).toEqual([303, 400]);
  });
});

test("a next-auth form opened before a rotation works only while the old secret is accepted", async () => {
  const { cookie, csrfToken } = await csrfUnder(OLD);
  expect(await signOutUnder(`${NEW},${OLD}`, cookie, csrfToken)).not.toContain("csrf=true");
  expect(await signOutUnder(NEW, cookie, csrfToken)).toContain("csrf=true");
});

test("data signed during a rotation is signed with the new secret", async () => {
  const { key, api } = await makeCaller();
  for (const name of ["One", "Two"]) await api.ok("companies.create", { name });
  const headers = { Authorization: `Bearer ${key}` };
  const first = await http({ path: "/api/v1/companies?limit=1", headers, origin: during.origin });
  const { nextCursor } = first.body as { nextCursor: string };
  expect(await statuses({ path: `/api/v1/companies?limit=1&cursor=${nextCursor}`, headers })).toEqual([
    200, 200,
  ]);
});
