import { expect, test, vi } from "vitest";
import { oauthProvider } from "#server/auth/oauth/running-provider.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { workerOrigin } from "./worker-port.ts";
import "#server/transports/oauth.ts";

test("the authorization server has the address of the worker's server, even before it is requested", async () => {
  const { issuer } = await oauthProvider();
  expect(issuer).toBe(await workerOrigin());
});

test.each([1, 2])("settings, clock, and spies of one test don't affect another (%i)", () => {
  expect(env().TRUSTED_PROXIES).not.toBe("192.0.2.0/24");
  expect(env().GOOGLE_CLIENT_ID).toBeUndefined();
  expect(vi.isFakeTimers()).toBe(false);
  expect(vi.isMockFunction(logger.info)).toBe(false);
  Object.assign(env(), { TRUSTED_PROXIES: "192.0.2.0/24", GOOGLE_CLIENT_ID: "id" });
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  vi.spyOn(logger, "info");
});
