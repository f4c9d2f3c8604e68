import type { Adapter } from "oidc-provider";

/**
 * An empty store: only our own session knows who is signed in, so that signing out there is
 * complete, and every authorization asks the person.
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
