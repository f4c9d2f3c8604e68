import type { Scope } from "#domain/scopes.ts";

export type Environment = "live" | "sandbox";

/** The caller of a request: a transport makes it from a session, an API key or an access token. */
export type Actor = {
  readonly kind: "session" | "api_key" | "oauth_access_token";
  /** The owner of idempotency keys and rate limits: the API key, the OAuth grant, or the signed-in user. */
  readonly principal: string;
  readonly userId: string;
  readonly accountId: string;
  readonly environment: Environment;
  readonly sandboxId: string | null;
  readonly scopes: readonly Scope[];
  readonly displayPrefix: string;
  readonly restrictedToOrganizationId: string | null;
  /** The sign-in behind the request, if `kind` is session. */
  readonly sessionId?: string;
};
