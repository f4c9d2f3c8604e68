import { randomUUID } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import type { Cookie } from "#server/auth/host-cookie.ts";
import { authOptions } from "#server/auth/next-auth-options.ts";
import { readSession } from "#server/auth/session.ts";
import { env } from "#server/lib/env.ts";

type Provider = AuthOptions["providers"][number];

/** Returns a browser without pages, which calls next-auth's paths and keeps its cookies. */
export function providerBrowser(providers: readonly Provider[], cookieHeader = "") {
  const jar = new Map<string, string>();
  for (const pair of cookieHeader.split("; ").filter(Boolean)) {
    jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  const beside: Cookie[] = [];
  const call = async (method: string, path: string, body: object = {}, query: object = {}) => {
    const visitor = { ip: randomUUID(), userAgent: null, cookies: null };
    const request = {
      method,
      body,
      query: { nextauth: path.split("/"), ...query },
      cookies: Object.fromEntries(jar),
      headers: { host: new URL(env().PUBLIC_URL).host },
    };
    const set = new Map<string, string | string[]>();
    const result = { location: "", body: {} as Record<string, string> };
    const response = {
      status: () => response,
      getHeader: (name: string) => set.get(name),
      setHeader: (name: string, value: string | string[]) => {
        set.set(name, value);
        return response;
      },
      json: (given: Record<string, string>) => Object.assign(result.body, given),
      redirect: (_status: number, location: string) => Object.assign(result, { location }),
      send: (given: unknown) => Object.assign(result.body, given),
      end: () => response,
    };
    // Next's request and response, with only what next-auth uses.
    await NextAuth(
      request as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
      authOptions(visitor, (cookie) => beside.push(cookie), [...providers]),
    );
    for (const line of [set.get("Set-Cookie") ?? []].flat()) {
      const pair = line.split(";")[0] ?? "";
      jar.set(pair.slice(0, pair.indexOf("=")), decodeURIComponent(pair.slice(pair.indexOf("=") + 1)));
    }
    return { ...result, location: result.location || String(set.get("Location") ?? "") };
  };
  const session = () => readSession([...jar].map(([name, value]) => `${name}=${value}`).join("; "));
  return { call, session, beside };
}

/**
 * Signs in with a provider as a browser does: goes there and comes back.
 * @param leave receives the address at the provider before the browser comes back
 * @returns the final address and the session
 */
export async function signInThrough(
  provider: Provider,
  {
    cookieHeader = "",
    leave = () => undefined,
  }: { cookieHeader?: string; leave?: (location: URL) => void } = {},
) {
  const { call, session, beside } = providerBrowser([provider], cookieHeader);
  const { csrfToken } = (await call("GET", "csrf")).body;
  const left = new URL((await call("POST", `signin/${provider.id}`, { csrfToken })).location);
  leave(left);
  const state = left.searchParams.get("state") ?? "";
  const back = await call("GET", `callback/${provider.id}`, {}, { code: "a-code", state });
  return { landed: back.location, session: await session(), beside };
}
