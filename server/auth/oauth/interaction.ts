import type { Client, InteractionResults } from "oidc-provider";
import { ALL_SCOPES, isReading, type Scope } from "#domain/scopes.ts";
import type { Sql } from "#server/core/sql.ts";
import { NOTHING_ASKED } from "./configuration.ts";
import { exchangeOf } from "./provider-insides.ts";
import { oauthProvider } from "./running-provider.ts";

/** An app's running request, as far as the person is asked about it. */
export type Interaction = {
  readonly client: Client;
  /** Null where the app waits on a device or in a terminal, to which no address leads. */
  readonly redirectUri: string | null;
  readonly scopes: readonly Scope[];
  /** Those of them that the question begins with. */
  readonly suggested: readonly Scope[];
  readonly resources: readonly string[];
  /** Ties the request to its grant, in the transaction that makes the grant. @throws not_found where it was answered meanwhile */
  readonly tie: (sql: Sql, grant: GivenGrant) => Promise<void>;
  /** Ends the request with the person's consent; gives where the browser goes on. */
  readonly accept: (grant: GivenGrant) => Promise<string>;
  /** Ends it without; gives where the browser goes on. */
  readonly refuse: () => Promise<string>;
};

/** What the person consented to. */
export type GivenGrant = {
  readonly id: string;
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  readonly resources: readonly string[];
};

export const REFUSED = { error: "access_denied", error_description: "The person refused." } as const;

/** What a request's parameters ask for. One that names no scope may be given any, and begins with reading (RFC 6749, 3.3). */
export function askedBy(
  { scope, resource }: Readonly<Record<string, unknown>>,
  asksNothing: boolean,
): Pick<Interaction, "scopes" | "suggested" | "resources"> {
  const asked = new Set(String(scope ?? "").split(" "));
  const scopes = ALL_SCOPES.filter((one) => asked.has(one) || scope === undefined);
  return {
    scopes,
    suggested: asksNothing ? scopes.filter(isReading) : scopes,
    resources: [resource].flat().map(String),
  };
}

/**
 * The request that this browser began; null where it is over, or began in another browser: nobody answers for the browser
 * of somebody else.
 */
export async function findInteraction(uid: string, cookieHeader: string | null): Promise<Interaction | null> {
  const provider = await oauthProvider();
  const { request, response } = exchangeOf(cookieHeader);
  try {
    const found = await provider.interactionDetails(request, response);
    const client = await provider.Client.find(String(found.params.client_id));
    if (found.uid !== uid || client === undefined) return null;
    const finish = (result: InteractionResults) =>
      provider.interactionResult(request, response, result, { mergeWithLastSubmission: false });
    return {
      client,
      redirectUri: String(found.params.redirect_uri),
      ...askedBy(found.params, found.params[NOTHING_ASKED] !== undefined),
      tie: async () => undefined,
      accept: ({ id, accountId }) =>
        finish({ login: { accountId, remember: false }, consent: { grantId: id } }),
      refuse: () => finish(REFUSED),
    };
  } catch (error) {
    // Its refusals: no such request, or an app that is gone.
    if (error instanceof Error && "error_description" in error) return null;
    throw error;
  }
}
