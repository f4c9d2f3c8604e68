import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { type SignInMethod, signBrowserIn } from "#server/auth/browser-session.ts";
import { type Asker, browserDigestIn, markBrowser } from "#server/auth/mailed-link/asking-browser.ts";
import { digestOf } from "#server/auth/mailed-link/secret.ts";
import { readSession } from "#server/auth/session.ts";
import { type Visitor, visitorOf } from "#server/auth/visitor.ts";

/** Who sends the form that is being carried out. */
export async function visitor(): Promise<Visitor> {
  return visitorOf(await headers());
}

/** Who asks for a mailed link, whose browser is marked so that the link knows it again. */
export async function asker(): Promise<Asker> {
  const { ip, cookies: header } = await visitor();
  const { cookie, browserDigest } = markBrowser(header);
  const { name, value, ...options } = cookie;
  (await cookies()).set(name, value, options);
  return { ip, browserDigest };
}

/** The digest of the mark that this browser carries since it asked for a link; null where it carries none. */
export async function ownDigest(): Promise<string | null> {
  return browserDigestIn((await headers()).get("cookie"));
}

/** Whether this is the browser that asked for a link: by its mark, or by the session in which it did. */
export async function hasAsked({ browserDigest }: { browserDigest: string | null }): Promise<boolean> {
  if (browserDigest === null) return false;
  const cookieHeader = (await headers()).get("cookie");
  if (browserDigest === browserDigestIn(cookieHeader)) return true;
  const session = await readSession(cookieHeader);
  return session !== null && browserDigest === digestOf(session.sessionId);
}

/** Signs the browser in and leads it on; into the sandbox of a guest, who has nothing else. */
export async function enter(userId: string, path: string, method: SignInMethod): Promise<never> {
  const session = await signBrowserIn(userId, await visitor(), method);
  const jar = await cookies();
  for (const { name, value, ...options } of session.cookies) jar.set(name, value, options);
  redirect(path);
}

/** Leads whoever is signed in already past the page; a guest may still make an account, or have one. */
export async function passIfSignedIn(path: string): Promise<void> {
  const session = await readSession((await headers()).get("cookie"));
  if (session !== null && !session.isGuest) redirect(path);
}
