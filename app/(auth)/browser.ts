import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { type SignInMethod, signBrowserIn } from "#server/auth/browser-session.ts";
import { readSession } from "#server/auth/session.ts";
import { type Visitor, visitorOf } from "#server/auth/visitor.ts";

/** Who sends the form that is being carried out. */
export async function visitor(): Promise<Visitor> {
  return visitorOf(await headers());
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
