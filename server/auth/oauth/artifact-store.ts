import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { storable } from "#server/core/fields.ts";
import type { Prisma } from "#server/generated/prisma/client.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { digestOf } from "../secrets.ts";
import { endGrant } from "./grant-store.ts";

/** Returns the store of oidc-provider's codes, tokens, and running authorizations. A reader of the table can't use any of them. */
export function artifactStore(model: string, client: PrismaTransaction = prisma): Adapter {
  const key = (id: string) => ({ model_digest: { model, digest: digestOf(id) } });
  return {
    async upsert(id, { jti: _, ...payload }, expiresIn = 0) {
      if (!isStorable(payload)) throw new errors.InvalidRequest(UNSTORABLE);
      const kept = {
        grantId: payload.grantId ?? null,
        payload: payload as Prisma.InputJsonObject,
        expiresAt: new Date(now().getTime() + expiresIn * 1_000),
      };
      const { model_digest } = key(id);
      await client.oAuthArtifact
        .upsert({ where: { model_digest }, create: { ...model_digest, ...kept }, update: kept })
        .catch(rejectWhenGrantEnded);
    },

    async find(id) {
      const row = await prisma.oAuthArtifact.findUnique({ where: key(id) });
      if (row === null) return undefined;
      const consumed = row.consumedAt === null ? {} : { consumed: seconds(row.consumedAt) };
      return { ...(row.payload as AdapterPayload), jti: id, ...consumed };
    },

    /** Uses up a code, which works once. Of two concurrent uses, the second ends the grant (RFC 9700, 2.1.1). */
    async consume(id) {
      const { model_digest } = key(id);
      const { count } = await prisma.oAuthArtifact.updateMany({
        where: { ...model_digest, consumedAt: null },
        data: { consumedAt: now() },
      });
      if (count === 1) return;
      const used = await prisma.oAuthArtifact.findUnique({ where: key(id), select: { grantId: true } });
      if (used?.grantId) await endGrant(used.grantId, "token_reused");
      throw new errors.InvalidGrant("already used");
    },

    async destroy(id) {
      await prisma.oAuthArtifact.deleteMany({ where: key(id).model_digest });
    },

    async revokeByGrantId(grantId) {
      await prisma.oAuthArtifact.deleteMany({ where: { model, grantId } });
    },

    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

export const UNSTORABLE = "Text can't contain NUL characters or broken surrogates.";

/** Checks whether PostgreSQL can store every text in a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, one]) => storable(name) && isStorable(one));
}

/** Throws InvalidGrant if the grant was ended while one of its tokens was being created. */
function rejectWhenGrantEnded(error: unknown): never {
  const isAbsent = error instanceof Error && "code" in error && error.code === "P2003";
  throw isAbsent ? new errors.InvalidGrant("grant not found") : error;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}
