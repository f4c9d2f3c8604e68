import GitHubProvider, { type GithubProfile } from "next-auth/providers/github";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { isEmailVerified } from "./provider-confirmation.ts";

/** The addresses of GitHub; tests replace them. */
export type GitHubHosts = { readonly web: string; readonly api: string };

const GITHUB: GitHubHosts = { web: "https://github.com", api: "https://api.github.com" };

type Address = { readonly email: string; readonly primary: boolean; readonly verified: boolean };

/**
 * Returns the GitHub provider. It uses the primary address and whether GitHub has verified it. next-auth's
 * own provider uses the profile's public address, or any other, without checking.
 */
export function gitHub(
  keys: { clientId: string; clientSecret: string },
  { web, api }: GitHubHosts = GITHUB,
): OAuthConfig<GithubProfile> {
  return {
    ...GitHubProvider(keys),
    authorization: { url: `${web}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    token: `${web}/login/oauth/access_token`,
    userinfo: {
      url: `${api}/user`,
      request: async ({ client, tokens }) => {
        const profile = await client.userinfo(tokens.access_token ?? "");
        const primary = await primaryAddress(`${api}/user/emails`, tokens.access_token ?? "");
        return { ...profile, email: primary?.email ?? "", email_verified: primary?.verified ?? false };
      },
    },
    profile: ({ id, name, login, email, avatar_url: image, ...claims }: GithubProfile) => ({
      id: String(id),
      name: name ?? login,
      email,
      image,
      isVouched: isEmailVerified(claims),
    }),
  } as OAuthConfig<GithubProfile>;
}

/** @see https://docs.github.com/en/rest/users/emails#list-email-addresses-for-the-authenticated-user */
async function primaryAddress(address: string, token: string): Promise<Address | undefined> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
  });
  if (!response.ok) return undefined;
  const addresses = (await response.json()) as readonly Address[];
  return addresses.find(({ primary }) => primary);
}
