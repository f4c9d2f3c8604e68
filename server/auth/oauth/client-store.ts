import { timingSafeEqual } from "node:crypto";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { Prisma } from "#server/generated/prisma/client.ts";
import { prisma } from "#server/lib/database.ts";
import { digestOf } from "../secrets.ts";
import { isStorable, UNSTORABLE } from "./artifact-store.ts";

/**
 * The store from which oidc-provider reads apps that registered themselves. It has only the digests of their
 * secrets.
 */
export const clientStore: Adapter = {
  async upsert(id, { client_secret: secret, ...metadata }) {
    if (!isStorable(metadata)) throw new errors.InvalidClientMetadata(UNSTORABLE);
    const kept = secret === undefined ? metadata : { ...metadata, client_secret: digestOf(secret) };
    await prisma.oAuthClient.create({ data: { id, metadata: kept as Prisma.InputJsonObject } });
  },
  async find(id) {
    // PostgreSQL rejects text that contains NUL. No ID contains it.
    if (id.includes("\0")) return undefined;
    const row = await prisma.oAuthClient.findUnique({ where: { id } });
    return row === null ? undefined : (row.metadata as AdapterPayload);
  },
  async destroy(id) {
    await prisma.oAuthClient.deleteMany({ where: { id } });
  },
  consume: async () => undefined,
  revokeByGrantId: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
};

/** Checks whether a presented secret has the stored digest. */
export function matchesSecret(digest: string | undefined, presented: string): boolean {
  const [kept, sent] = [Buffer.from(digest ?? ""), Buffer.from(digestOf(presented))];
  return kept.length === sent.length && timingSafeEqual(kept, sent);
}
