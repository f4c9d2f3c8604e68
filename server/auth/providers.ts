import type { AuthOptions } from "next-auth";
import GoogleProvider, { type GoogleProfile } from "next-auth/providers/google";
import LinkedInProvider, { type LinkedInProfile } from "next-auth/providers/linkedin";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { env } from "#server/lib/env.ts";
import { gitHub } from "./github.ts";
import { isEmailVerified } from "./provider-confirmation.ts";

/** Returns the identity providers that this installation has keys for, with next-auth's id and the public name. */
export function configuredProviders(): { id: string; name: string }[] {
  return oauthProviders().map(({ id, name }) => ({ id, name }));
}

/** Returns their settings for next-auth. */
export function oauthProviders(): Provider[] {
  const settings = env();
  return [
    ...withKeys(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, google),
    ...withKeys(settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET, gitHub),
    ...withKeys(settings.LINKEDIN_CLIENT_ID, settings.LINKEDIN_CLIENT_SECRET, linkedIn),
  ];
}

type Provider = AuthOptions["providers"][number];
type Keys = { clientId: string; clientSecret: string };

function withKeys(
  clientId: string | undefined,
  clientSecret: string | undefined,
  provider: (keys: Keys) => Provider,
) {
  return clientId === undefined || clientSecret === undefined ? [] : [provider({ clientId, clientSecret })];
}

/**
 * Accepts an identity token only from the expected issuers. next-auth trusts whatever the provider's metadata names
 * (OpenID Connect Discovery, 4.3).
 */
function issuedBy<Claims extends { iss?: string }>(
  issuers: readonly string[],
  profile: OAuthConfig<Claims>["profile"],
): OAuthConfig<Claims>["profile"] {
  return (claims, tokens) => {
    if (!issuers.includes(claims.iss ?? "")) throw new Error("The identity token is from another issuer.");
    return profile(claims, tokens);
  };
}

function google(keys: Keys): OAuthConfig<GoogleProfile> {
  const provider = GoogleProvider<GoogleProfile>(keys);
  return {
    ...provider,
    checks: ["pkce", "state", "nonce"],
    profile: issuedBy(["https://accounts.google.com"], async (claims, tokens) => ({
      ...(await provider.profile(claims, tokens)),
      isVouched: isEmailVerified(claims),
    })),
  };
}

/** LinkedIn's issuers before 2024 and since. */
const LINKEDIN_ISSUERS = ["https://www.linkedin.com", "https://www.linkedin.com/oauth"];

/** Returns LinkedIn's OpenID Connect provider. next-auth's own provider still uses LinkedIn's former API. */
function linkedIn(keys: Keys): OAuthConfig<LinkedInProfile> {
  return {
    ...LinkedInProvider(keys),
    wellKnown: "https://www.linkedin.com/oauth/.well-known/openid-configuration",
    idToken: true,
    userinfo: undefined,
    profile: issuedBy(LINKEDIN_ISSUERS, (claims: Record<string, string>) => {
      const { sub, name, email, picture } = claims;
      return { id: sub ?? "", name, email, image: picture, isVouched: isEmailVerified(claims) };
    }),
  } as OAuthConfig<LinkedInProfile>;
}
