/** Preferences of this browser's user, not data of an account: light or dark, and keys for shortcuts. */
const PREFERENCES = ["theme", "offerlane.single-keys"];

/** Ends this browser's session, and continues to one of our paths. */
export async function signOutTo(path: string): Promise<void> {
  const { signOut } = await import("next-auth/react");
  await leaveFor(path, () => signOut({ redirect: false }));
}

/**
 * Signs out by the given function, and reloads one of our paths, so that nothing stays on screen. The sign-out response
 * makes the browser clear its storage; preferences such as light or dark are kept, as they aren't account data.
 */
export async function leaveFor(path: string, signOut: () => Promise<unknown>): Promise<void> {
  const kept = PREFERENCES.map((name) => [name, window.localStorage.getItem(name)] as const);
  await signOut();
  // Browsers honor that response on secure connections only.
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const [name, value] of kept) if (value !== null) window.localStorage.setItem(name, value);
  window.location.assign(path);
}
