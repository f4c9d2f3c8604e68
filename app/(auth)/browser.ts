import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { signBrowserIn } from "#server/auth/browser-session.ts";
import { readSession } from "#server/auth/session.ts";
import { sessionCookie } from "#server/auth/session-cookie.ts";
import { type Visitor, visitorOf } from "#server/auth/visitor.ts";

/** Who sends the form that is being carried out. */
export async function visitor(): Promise<Visitor> {
  return visitorOf(await headers());
}

/** Signs the browser in and leads it on. */
export async function enter(userId: string, path: string): Promise<never> {
  const sessionId = await signBrowserIn(userId, await visitor());
  const { name, value, ...options } = await sessionCookie({ userId, sessionId });
  (await cookies()).set(name, value, options);
  redirect(path);
}

/** Leads whoever is signed in already past the page. */
export async function passIfSignedIn(path: string): Promise<void> {
  const session = await readSession((await headers()).get("cookie"));
  if (session !== null) redirect(path);
}
