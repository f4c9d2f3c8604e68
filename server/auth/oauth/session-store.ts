import type { Adapter } from "oidc-provider";

/**
 * oidc-provider remembers nobody: who is signed in is known by our own session alone, so that signing out there is
 * signing out, and every authorization asks the person.
 */
export const noSessions: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  destroy: async () => undefined,
  consume: async () => undefined,
  revokeByGrantId: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
};
