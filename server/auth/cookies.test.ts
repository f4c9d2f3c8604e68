import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { authorizationUrl, makeApp } from "#server/testing/oauth.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { expiredPendingCookie } from "./factors/pending-sign-in.ts";
import { hostCookie, setCookieHeader } from "./host-cookie.ts";
import { authOptions } from "./next-auth-options.ts";
import { expiredSessionCookie, sessionCookie } from "./session-cookie.ts";

const SITE = "https://offerlane.example";

/** Expects the attributes that protect a cookie from other hosts, scripts, and other sites (RFC 6265bis, 4.1.3.2). */
function expectGuarded(setCookie: string): void {
  expect(setCookie).toMatch(/^__Host-/);
  const attributes = setCookie
    .split(";")
    .slice(1)
    .map((part) => part.trim().toLowerCase());
  expect(attributes).toEqual(expect.arrayContaining(["path=/", "httponly", "samesite=lax", "secure"]));
  expect(attributes.join()).not.toContain("domain=");
}

describe("over HTTPS", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({
      PUBLIC_URL: SITE,
      OFFERLANE_ALLOW_LOCAL_PARTS: "1",
      WEBHOOKS_TO_LOOPBACK: "off",
    });
  });
  afterAll(() => server.kill());

  test("session and other first-party cookies are bound to the host and hidden from scripts", async () => {
    env().PUBLIC_URL = SITE;
    expectGuarded(setCookieHeader(await sessionCookie({ userId: "usr_1", sessionId: "ses_1" })));
    expectGuarded(setCookieHeader(hostCookie("anything", "x", 60)));
  });

  test("cookies are ended with the attributes that they were set with, without which browsers would keep them", () => {
    env().PUBLIC_URL = SITE;
    for (const ended of [expiredSessionCookie(), setCookieHeader(expiredPendingCookie())]) {
      expectGuarded(ended);
      expect(ended).toContain("Max-Age=0;");
    }
  });

  test("next-auth cookies are bound to the host and hidden from scripts", () => {
    env().PUBLIC_URL = SITE;
    const { cookies = {} } = authOptions(
      { ip: "203.0.113.1", userAgent: null, cookies: null },
      () => undefined,
    );
    expect(Object.keys(cookies)).toHaveLength(6);
    for (const { name, options } of Object.values(cookies)) {
      expect(name).toMatch(/^__Host-/);
      expect(options).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/", secure: true });
    }
  });

  test("authorization server cookies are bound to the host and hidden from scripts", async () => {
    const { pathname, search } = await authorizationUrl(await makeApp());
    const response = await fetch(new URL(pathname + search, server.origin), { redirect: "manual" });
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toContain("__Host-_interaction");
    for (const cookie of cookies) {
      // One cookie is only for the path of this request, so that two requests in one browser don't conflict. `__Host-` requires "/".
      const isResumed = /^__Secure-_interaction_resume(\.sig)?=/.test(cookie);
      expectGuarded(
        isResumed ? cookie.replace(/^__Secure-/, "__Host-").replace(/path=[^;]+/, "path=/") : cookie,
      );
    }
    const seal = cookies.find((cookie) => cookie.startsWith("__Host-_interaction.sig="));
    expect(seal).toMatch(/=[\w-]{22}; /);
  });
});

test("over HTTP on a local machine, cookies have no names that browsers would reject", async () => {
  expect(setCookieHeader(await sessionCookie({ userId: "usr_1", sessionId: "ses_1" }))).not.toMatch(
    /__Host-|Secure/,
  );
});
