import { sql as raw } from "kysely";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { LIMITS } from "#domain/limits.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { sealOf, sealsOf } from "#server/lib/signing-secrets.ts";
import { digestOf } from "./access-token.ts";
import { artifactStore } from "./artifact-store.ts";

/** Where people enter the code that their device shows. */
export const DEVICE_PAGE = "/device";

/** A request that waits on a device, by the digest of its device code. */
export type WaitingDevice = {
  readonly digest: string;
  readonly clientId: string;
  readonly params: Readonly<Record<string, unknown>>;
};

type Answer = { digest: string; answer: string; grantId: string | null; at: string };
// Given once, by whoever is first: of two people who entered the code one is late.
const ANSWER = statement("oauth_device_answer", ({ digest, answer, grantId, at }: Slots<Answer>) =>
  db
    .updateTable("oauth_artifacts")
    .set({ payload: raw`payload || ${answer}::jsonb`, grant_id: grantId })
    .where("model", "=", "DeviceCode")
    .where("digest", "=", digest)
    .where("expires_at", ">", at)
    .where(raw<boolean>`payload ->> 'accountId' IS NULL`)
    .where(raw<boolean>`payload ->> 'error' IS NULL`),
);

const { devicePoll: POLL_SECONDS } = LIMITS.lifetimes;
/** What a network may shorten a pause by. */
const LENIENCE_MS = 1_000;
const pause = raw<number>`coalesce((payload ->> 'pause')::int, ${raw.lit(POLL_SECONDS)})`;
const POLL = statement("oauth_device_poll", ({ digest, at }: Slots<{ digest: string; at: string }>) => {
  const earliest = raw`(payload ->> 'polledAt')::bigint + ${pause} * 1000 - ${raw.lit(LENIENCE_MS)}`;
  const isEarly = raw`coalesce(${at}::bigint < ${earliest}, false)`;
  const polled = raw`jsonb_build_object('polledAt', ${at}::bigint, 'isEarly', ${isEarly},
    'pause', ${pause} + CASE WHEN ${isEarly} THEN ${raw.lit(POLL_SECONDS)} ELSE 0 END)`;
  return db
    .updateTable("oauth_artifacts")
    .set({ payload: raw`payload || ${polled}` })
    .where("model", "=", "DeviceCode")
    .where("digest", "=", digest)
    .returning(raw<boolean>`(payload ->> 'isEarly')::boolean`.as("isEarly"));
});

/** oidc-provider's device codes; the codes that people enter lead to them, and neither can be read off the table. */
export const deviceCodeStore: Adapter = {
  ...artifactStore("DeviceCode"),

  /** Keeps a new code. What becomes of it is written by `answerDevice`: oidc-provider changes none here. */
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

  /** One that was denied gave nothing, and goes on saying so. */
  async consume(id) {
    const stored = await artifactStore("DeviceCode").find(id);
    if (stored?.error === undefined) await artifactStore("DeviceCode").consume(id);
  },
};

/** The request to whose code this is; null where it is no code, was answered, or is over. */
export async function deviceOfUserCode(userCode: string): Promise<WaitingDevice | null> {
  const found = await prisma.oAuthArtifact.findFirst({
    where: { model: "UserCode", digest: { in: sealsOf(sealed(userCode)) } },
  });
  const { deviceCode } = (found?.payload ?? {}) as { deviceCode?: string };
  return deviceCode === undefined ? null : findDevice(deviceCode);
}

/** The request by the digest of its device code; null where it was answered or is over. */
export async function findDevice(digest: string): Promise<WaitingDevice | null> {
  const row = await prisma.oAuthArtifact.findUnique({
    where: { model_digest: { model: "DeviceCode", digest }, expiresAt: { gt: now() } },
  });
  const { accountId, error, clientId, params } = (row?.payload ?? {}) as AdapterPayload;
  if (clientId === undefined || accountId !== undefined || error !== undefined) return null;
  return { digest, clientId, params: params ?? {} };
}

/** What the person said, as oidc-provider reads it of a device code. */
export type DeviceAnswer =
  | {
      readonly grantId: string;
      readonly accountId: string;
      readonly scope: string;
      readonly resource: string[];
    }
  | { readonly error: string; readonly errorDescription: string };

/** Writes down the person's answer; false where somebody was faster, or the code is over. */
export async function answerDevice(sql: Sql, digest: string, answer: DeviceAnswer): Promise<boolean> {
  const grantId = "grantId" in answer ? answer.grantId : null;
  const given = { digest, grantId, answer: JSON.stringify(answer), at: now().toISOString() };
  return (await sql.run(ANSWER, given)) === 1;
}

/** Notes that an app asked whether its code was answered; says whether it came too early, after which it has to pause for longer. */
export async function pollsTooEarly(deviceCode: string): Promise<boolean> {
  const at = String(now().getTime());
  const row = await sqlOn(pool).first(POLL, { digest: digestOf(deviceCode), at });
  return row?.isEarly ?? false;
}

/** 34 bits could be tried out against a digest; not against a seal. */
function sealed(userCode: string): string {
  return JSON.stringify(["oauth user code", userCode]);
}
