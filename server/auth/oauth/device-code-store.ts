import { sql as raw } from "kysely";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { LIMITS } from "#domain/limits.ts";
import { type Params, query } from "#server/core/query.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { updateTable } from "#server/core/statements.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { sealOf, sealsOf } from "#server/lib/signing-secrets.ts";
import { digestOf } from "../secrets.ts";
import { artifactStore } from "./artifact-store.ts";

/** The page where people enter the code that their device shows. */
export const DEVICE_PAGE = "/device";

/** A pending request of a device, with the digest of its device code. */
export type WaitingDevice = {
  readonly digest: string;
  readonly clientId: string;
  readonly params: Readonly<Record<string, unknown>>;
};

type Decision = { digest: string; answer: string; grantId: string | null; at: Date };
// Writes the decision only once. If two people entered the code, the second is too late.
const decide = query.matches("oauth_device_answer", ({ digest, answer, grantId, at }: Params<Decision>) =>
  updateTable("oauth_artifacts")
    .set({ payload: raw`payload || ${answer}::jsonb`, grant_id: grantId })
    .where("model", "=", "DeviceCode")
    .where("digest", "=", digest)
    .where("expires_at", ">", at)
    .where(raw<boolean>`payload ->> 'accountId' IS NULL`)
    .where(raw<boolean>`payload ->> 'error' IS NULL`),
);

const { devicePoll: POLL_SECONDS } = LIMITS.lifetimes;
/** The milliseconds by which a poll may be early, because network delays vary. */
const LENIENCE_MS = 1_000;
const pause = raw<number>`coalesce((payload ->> 'pause')::int, ${raw.lit(POLL_SECONDS)})`;
const poll = query.maybeOne("oauth_device_poll", ({ digest, at }: Params<{ digest: string; at: string }>) => {
  const earliest = raw`(payload ->> 'polledAt')::bigint + ${pause} * 1000 - ${raw.lit(LENIENCE_MS)}`;
  const isEarly = raw`coalesce(${at}::bigint < ${earliest}, false)`;
  const polled = raw`jsonb_build_object('polledAt', ${at}::bigint, 'isEarly', ${isEarly},
    'pause', ${pause} + CASE WHEN ${isEarly} THEN ${raw.lit(POLL_SECONDS)} ELSE 0 END)`;
  return updateTable("oauth_artifacts")
    .set({ payload: raw`payload || ${polled}` })
    .where("model", "=", "DeviceCode")
    .where("digest", "=", digest)
    .returning(raw<boolean>`(payload ->> 'isEarly')::boolean`.as("isEarly"));
});

/** The store of oidc-provider's device codes and of the user codes that lead to them. Neither can be read from the table. */
export const deviceCodeStore: Adapter = {
  ...artifactStore("DeviceCode"),

  /** Stores a new code. Only `answerDevice` writes the decision; oidc-provider changes nothing here. */
  async upsert(id, { userCode, ...payload }, expiresIn = 0) {
    if (userCode === undefined) throw new Error("Only a new device code is kept here.");
    await inPrismaTransaction(async (transaction) => {
      await artifactStore("DeviceCode", transaction).upsert(id, payload, expiresIn);
      await transaction.oAuthArtifact.create({
        data: {
          model: "UserCode",
          digest: sealOf(sealed(userCode)),
          payload: { deviceCode: digestOf(id) },
          expiresAt: new Date(now().getTime() + expiresIn * 1_000),
        },
      });
    });
  },

  /** Uses up a code, except a denied one, which granted nothing and keeps reporting the denial. */
  async consume(id) {
    const stored = await artifactStore("DeviceCode").find(id);
    if (stored?.error === undefined) await artifactStore("DeviceCode").consume(id);
  },
};

/** Returns the request with this user code, or null if it is unknown, decided, or expired. */
export async function deviceOfUserCode(userCode: string): Promise<WaitingDevice | null> {
  const found = await prisma.oAuthArtifact.findFirst({
    where: { model: "UserCode", digest: { in: sealsOf(sealed(userCode)) } },
  });
  const { deviceCode } = (found?.payload ?? {}) as { deviceCode?: string };
  return deviceCode === undefined ? null : findDevice(deviceCode);
}

/** Returns the request with this device code's digest, or null if it is decided or expired. */
export async function findDevice(digest: string): Promise<WaitingDevice | null> {
  const row = await prisma.oAuthArtifact.findUnique({
    where: { model_digest: { model: "DeviceCode", digest }, expiresAt: { gt: now() } },
  });
  const { accountId, error, clientId, params } = (row?.payload ?? {}) as AdapterPayload;
  if (clientId === undefined || accountId !== undefined || error !== undefined) return null;
  return { digest, clientId, params: params ?? {} };
}

/** The person's decision, in oidc-provider's fields of a device code. */
export type DeviceAnswer =
  | {
      readonly grantId: string;
      readonly accountId: string;
      readonly scope: string;
      readonly resource: string[];
    }
  | { readonly error: string; readonly errorDescription: string };

/** Writes the person's decision. Returns false if another decision came first or the code has expired. */
export async function answerDevice(sql: Sql, digest: string, answer: DeviceAnswer): Promise<boolean> {
  const grantId = "grantId" in answer ? answer.grantId : null;
  return decide(sql, { digest, grantId, answer: JSON.stringify(answer), at: now() });
}

/** Records that an app polled for its code. Returns true if it polled too early; it then has to pause longer. */
export async function pollsTooEarly(deviceCode: string): Promise<boolean> {
  const at = String(now().getTime());
  const row = await poll(sqlOn(pool), { digest: digestOf(deviceCode), at });
  return row?.isEarly ?? false;
}

/** Returns the text to seal. A code of 34 bits could be guessed from a digest, but not from a seal. */
function sealed(userCode: string): string {
  return JSON.stringify(["oauth user code", userCode]);
}
