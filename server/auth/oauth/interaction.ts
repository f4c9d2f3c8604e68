import type { Client, InteractionResults } from "oidc-provider";
import { ALL_SCOPES, isReading, isScope, type Scope } from "#domain/scopes.ts";
import { NOTHING_ASKED } from "./configuration.ts";
import { exchangeOf } from "./provider-insides.ts";
import { oauthProvider } from "./running-provider.ts";

/** An app's running request, as far as the person is asked about it. */
export type Interaction = {
  readonly client: Client;
  readonly redirectUri: string;
  readonly scopes: readonly Scope[];
  /** Those of them that the question begins with. */
  readonly suggested: readonly Scope[];
  readonly resources: readonly string[];
  /** Ends the request with the person's answer; gives where the browser goes on. */
  readonly finish: (result: InteractionResults) => Promise<string>;
};

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
    const { scope, resource, redirect_uri: redirectUri } = found.params;
    const asked = new Set(
      String(scope ?? "")
        .split(" ")
        .filter(isScope),
    );
    const scopes = ALL_SCOPES.filter((one) => asked.has(one));
    return {
      client,
      redirectUri: String(redirectUri),
      scopes,
      suggested: found.params[NOTHING_ASKED] === undefined ? scopes : scopes.filter(isReading),
      resources: [resource].flat().map(String),
      finish: (result) =>
        provider.interactionResult(request, response, result, { mergeWithLastSubmission: false }),
    };
  } catch (error) {
    // Its refusals: no such request, or an app that is gone.
    if (error instanceof Error && "error_description" in error) return null;
    throw error;
  }
}
