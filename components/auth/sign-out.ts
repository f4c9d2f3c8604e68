import { dropAllDrafts } from "#components/editing/stored-drafts.ts";

/** How the person of this browser likes it, no data of an account: light or dark, and keys for shortcuts. */
const PREFERENCES = ["theme", "offerlane.single-keys"];

/** Ends the session of this browser, and leads on to a path of ours. */
export async function signOutTo(path: string): Promise<void> {
  const { signOut } = await import("next-auth/react");
  await leaveFor(path, () => signOut({ redirect: false }));
}

/**
 * Signs out by what is given, and loads a path of ours anew, so that nothing of what was shown stays behind. The answer has the
 * browser drop all that it keeps of us; light or dark is how its owner likes it, and no data of the account.
 */
export async function leaveFor(path: string, signOut: () => Promise<unknown>): Promise<void> {
  const kept = PREFERENCES.map((name) => [name, window.localStorage.getItem(name)] as const);
  await signOut();
  // Browsers heed that answer on secure connections only.
  dropAllDrafts();
  for (const [name, value] of kept) if (value !== null) window.localStorage.setItem(name, value);
  window.location.assign(path);
}
