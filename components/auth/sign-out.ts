/** Ends the session of this browser, and leads on to a path of ours. */
export async function signOutTo(path: string): Promise<void> {
  const { signOut } = await import("next-auth/react");
  await signOut({ callbackUrl: path });
}
