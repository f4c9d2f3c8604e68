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

/** Signs the browser in and leads it on; into the sandbox of a guest, who has nothing else. */
export async function enter(userId: string, path: string, inSandbox = false): Promise<never> {
  const sessionId = await signBrowserIn(userId, await visitor(), inSandbox);
  const { name, value, ...options } = await sessionCookie({ userId, sessionId });
  (await cookies()).set(name, value, options);
  redirect(path);
}

/** Leads whoever is signed in already past the page; a guest may still make an account, or have one. */
export async function passIfSignedIn(path: string): Promise<void> {
  const session = await readSession((await headers()).get("cookie"));
  if (session !== null && !session.isGuest) redirect(path);
}
