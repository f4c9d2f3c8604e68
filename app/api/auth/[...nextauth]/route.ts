import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { type Cookie, setCookieHeader } from "#server/auth/host-cookie.ts";
import { authOptions } from "#server/auth/next-auth-options.ts";
import { CLEAR_SITE_DATA } from "#server/auth/session-cookie.ts";
import { visitorOf } from "#server/auth/visitor.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

/** The path that would let next-auth's scripts, and anyone else, write their texts to our log as failed sign-ins. */
const LOG = "_log";

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const [action] = (await context.params).nextauth;
  if (action === LOG) return new Response(null, { status: 404 });
  const cookies: Cookie[] = [];
  const options = authOptions(visitorOf(request.headers), (cookie) => cookies.push(cookie));
  const response: Response = await NextAuth(request, context, options);
  const isSignOut = request.method === "POST" && request.nextUrl.pathname.endsWith("/signout");
  if (isSignOut) response.headers.set("Clear-Site-Data", CLEAR_SITE_DATA);
  for (const cookie of cookies) response.headers.append("Set-Cookie", setCookieHeader(cookie));
  return response;
}

export { handle as GET, handle as POST };
