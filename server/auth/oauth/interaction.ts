import type { Client, InteractionResults } from "oidc-provider";
import { ALL_SCOPES, isReading, type Scope } from "#domain/scopes.ts";
import type { Sql } from "#server/core/sql.ts";
import { NO_SCOPE_REQUESTED } from "./configuration.ts";
import { makeExchange } from "./provider-internals.ts";
import { oauthProvider } from "./running-provider.ts";

/** The parts of an app's running request that consent needs. */
export type Interaction = {
  readonly client: Client;
  /** Null if the app is on a device or in a terminal, which has no redirect address. */
  readonly redirectUri: string | null;
  readonly scopes: readonly Scope[];
  /** The scopes that are preselected. */
  readonly suggested: readonly Scope[];
  readonly resources: readonly string[];
  /** Ties the request to its grant, in the transaction that creates the grant. @throws not_found if the request is already decided */
  readonly tie: (sql: Sql, grant: ConsentedGrant) => Promise<void>;
  /** Ends the request with the person's consent. Returns where the browser continues. */
  readonly accept: (grant: ConsentedGrant) => Promise<string>;
  /** Ends the request without consent. Returns where the browser continues. */
  readonly refuse: () => Promise<string>;
};

/** The person's consent to a request. */
export type ConsentedGrant = {
  readonly id: string;
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  readonly resources: readonly string[];
};

export const REFUSED = { error: "access_denied", error_description: "The person denied access." } as const;

/**
 * Returns the access that a request's parameters name. If they don't name a scope, any may be granted, and the read-only ones are
 * suggested (RFC 6749, 3.3).
 */
export function requestedAccess(
  { scope, resource }: Readonly<Record<string, unknown>>,
  asksNothing: boolean,
): Pick<Interaction, "scopes" | "suggested" | "resources"> {
  const requested = new Set(String(scope ?? "").split(" "));
  const scopes = ALL_SCOPES.filter((item) => requested.has(item) || scope === undefined);
  return {
    scopes,
    suggested: asksNothing ? scopes.filter(isReading) : scopes,
    resources: [resource].flat().map(String),
  };
}

/**
 * Returns the request that this browser began, or null if it is over or began in another browser: no one decides for another
 * person's browser.
 */
export async function findInteraction(uid: string, cookieHeader: string | null): Promise<Interaction | null> {
  const provider = await oauthProvider();
  const { request, response } = makeExchange(cookieHeader);
  try {
    const details = await provider.interactionDetails(request, response);
    const client = await provider.Client.find(String(details.params.client_id));
    if (details.uid !== uid || client === undefined) return null;
    const finish = (result: InteractionResults) =>
      provider.interactionResult(request, response, result, { mergeWithLastSubmission: false });
    return {
      client,
      redirectUri: String(details.params.redirect_uri),
      ...requestedAccess(details.params, details.params[NO_SCOPE_REQUESTED] !== undefined),
      tie: async () => undefined,
      accept: ({ id, accountId }) =>
        finish({ login: { accountId, remember: false }, consent: { grantId: id } }),
      refuse: () => finish(REFUSED),
    };
  } catch (error) {
    // oidc-provider found no such request, or the app no longer exists.
    if (error instanceof Error && "error_description" in error) return null;
    throw error;
  }
}
