import { LIMITS } from "#domain/limits.ts";
import { notFound } from "#server/core/errors.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { makeCodeAttempts } from "../code-attempts.ts";
import { writeRejectedCredential } from "../security-log/line.ts";
import { answerDevice, DEVICE_PAGE, deviceOfUserCode, findDevice } from "./device-code-store.ts";
import { type ConsentedGrant, type Interaction, REFUSED, requestedAccess } from "./interaction.ts";
import { oauthProvider } from "./running-provider.ts";

const { deviceCodePerPerson, deviceCodePerNetwork } = LIMITS.attempts;
const attempts = makeCodeAttempts("device-code", deviceCodePerPerson, deviceCodePerNetwork);

/** Eight consonants, after capitals, spaces, and dashes are normalized. */
const SHAPE = /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/;

/** Returns the page to open after the person allowed or denied a device's request. */
const ended = (answer: "allowed" | "denied") => `${DEVICE_PAGE}/done?answer=${answer}`;

/** Returns a code in the form that devices show. If it can't be a code, returns it as typed. */
export function shownUserCode(typed: string): string {
  const code = normalized(typed);
  return SHAPE.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : typed;
}

/**
 * Opens the request with a user code that a person entered.
 * @returns the request's id on the consent page, valid only for this person, or null if no request has that code
 * @throws rate_limited with Retry-After: wrong codes count for the person and for their network
 */
export async function openDeviceRequest(
  typed: string,
  { userId, ip }: { readonly userId: string; readonly ip: string },
): Promise<string | null> {
  const code = normalized(typed);
  if (!SHAPE.test(code)) return null;
  const found = await attempts.within(userId, ip, () => deviceOfUserCode(code));
  if (found === null) writeRejectedCredential(userId, DEVICE_PAGE);
  return found === null ? null : `device.${found.digest}.${sealOf(sealed(found.digest, userId))}`;
}

/** Returns the request that this person opened by its code, or null if another person opened it or it is over. */
export async function findDeviceRequest(uid: string, userId: string): Promise<Interaction | null> {
  const [, digest = "", seal = ""] = /^device\.([\da-f]{64})\.([\w-]+)$/.exec(uid) ?? [];
  if (digest === "" || !isSealOf(sealed(digest, userId), seal)) return null;
  const device = await findDevice(digest);
  const client = device && (await (await oauthProvider()).Client.find(device.clientId));
  if (!device || !client) return null;
  return {
    client,
    redirectUri: null,
    ...requestedAccess(device.params, device.params.scope === undefined),
    async tie(sql, { id, accountId, scopes, resources }: ConsentedGrant) {
      const answer = { grantId: id, accountId, scope: scopes.join(" "), resource: [...resources] };
      if (!(await answerDevice(sql, digest, answer))) throw notFound("request");
    },
    accept: async () => ended("allowed"),
    async refuse() {
      const { error, error_description: errorDescription } = REFUSED;
      if (!(await answerDevice(sqlOn(pool), digest, { error, errorDescription }))) throw notFound("request");
      return ended("denied");
    },
  };
}

function normalized(typed: string): string {
  return typed.toUpperCase().replace(/[\s\p{P}]/gu, "");
}

/**
 * Returns the text to seal, tied to one person: the owner of a device's code can't send the consent page to a person who never
 * entered the code.
 */
function sealed(digest: string, userId: string): string {
  return JSON.stringify(["device request", digest, userId]);
}
