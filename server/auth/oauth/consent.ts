import type { Scope } from "#domain/scopes.ts";
import type { Environment } from "#server/core/actor.ts";
import { invalidField, requireFound } from "#server/core/errors.ts";
import { prisma } from "#server/lib/database.ts";
import { accountIn } from "../credential-reach.ts";
import { redirectHostOf } from "./client-metadata.ts";
import { findDeviceRequest } from "./device-request.ts";
import { insertGrant } from "./grant-store.ts";
import { findInteraction, type Interaction } from "./interaction.ts";

/** The request to decide on, its browser, and the person who decides. */
export type ConsentRequest = {
  /** The id of a request that this browser began, or of a device's request whose code the person entered. */
  readonly uid: string;
  readonly cookieHeader: string | null;
  readonly userId: string;
  /** The session in which the person decides. If it ends before that, the app gets no access. */
  readonly sessionId?: string;
};

export type Consent = {
  readonly environment: Environment;
  /** The only organization that the app may access, or null for everything that the person can access. */
  readonly organizationId: string | null;
  readonly scopes: readonly Scope[];
  /** True if the app may not have changes sent to addresses that it names. */
  readonly rejectsWebhooks?: boolean;
};

/** Returns the facts that the person has to know before they agree, or null if the request is over or not this browser's. */
export async function describeConsent(request: ConsentRequest) {
  const interaction = await findRequest(request);
  if (interaction === null) return null;
  const { client, redirectUri, scopes, suggested } = interaction;
  return {
    clientName: nameOf(client),
    /** An app identified by an address belongs to that host. Any other app can claim any name. */
    verifiedHost: /^https:/.test(client.clientId) ? redirectHostOf(client.clientId) : null,
    /** Null for an app on a device or in a terminal. */
    redirectHost: redirectUri === null ? null : redirectHostOf(redirectUri),
    scopes,
    suggested,
    organizations: await organizationsOf(request.userId),
  };
}

/**
 * Approves the request. The grant includes what the person chose, at most what the app requested.
 * @returns where the browser continues
 * @throws not_found for a request that is over, and for an organization that the account isn't a member of; validation_failed
 */
export async function approve(request: ConsentRequest, consent: Consent): Promise<string> {
  const interaction = requireFound("request", await findRequest(request));
  const { client, redirectUri, resources, tie, accept } = interaction;
  const scopes = interaction.scopes.filter((scope) => consent.scopes.includes(scope));
  if (scopes.length === 0) throw invalidField(["scopes"], "Select at least one permission, or deny access.");
  const accountId = await accountIn(consent.environment, request.userId);
  const grant = {
    clientId: client.clientId,
    clientName: nameOf(client),
    redirectHost: redirectUri === null ? "" : redirectHostOf(redirectUri),
    userId: request.userId,
    sessionId: request.sessionId,
    accountId,
    organizationId: consent.organizationId,
    scopes,
    resources,
    webhooksAllowed: !consent.rejectsWebhooks,
  };
  const id = await insertGrant(grant, (sql, id) => tie(sql, { ...grant, id }));
  return accept({ ...grant, id });
}

/** Denies the request and informs the app. @returns where the browser continues @throws not_found */
export async function deny(request: ConsentRequest): Promise<string> {
  const interaction = requireFound("request", await findRequest(request));
  return interaction.refuse();
}

async function findRequest({ uid, cookieHeader, userId }: ConsentRequest): Promise<Interaction | null> {
  return (await findDeviceRequest(uid, userId)) ?? findInteraction(uid, cookieHeader);
}

const NAME_LENGTH = 100;
/** Invisible characters, such as those that reverse the text around them, except the joiners of some scripts and of emoji. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Returns an app's name as the person reads it: any app can claim any name, so it must not change the sentence around it. */
function nameOf(client: { clientId: string; clientName?: string | undefined }): string {
  const line = client.clientName?.replace(/\s+/g, " ").replace(INVISIBLE, "");
  return line?.trim().slice(0, NAME_LENGTH).trim().toWellFormed() || client.clientId;
}

/** Returns the organizations to which the person could restrict the app, by environment. */
async function organizationsOf(userId: string) {
  const rows = await prisma.member.findMany({
    where: { account: { userId }, organization: { removedAt: null } },
    select: { organization: { select: { id: true, name: true, sandboxId: true } } },
    orderBy: { organization: { name: "asc" } },
  });
  return rows.map(({ organization: { id, name, sandboxId } }) => {
    const environment: Environment = sandboxId === null ? "live" : "sandbox";
    return { id, name, environment };
  });
}
