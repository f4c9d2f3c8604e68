import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { makePerson } from "#server/testing/actors.ts";
import { REVISIONS } from "#server/testing/mcp.ts";
import { authorize, issuer, REDIRECT_URI } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { MCP_PATH } from "./handler.ts";

/** An agent's stored credentials, and the URL to which it sends its user. */
class Memory implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT_URI;
  readonly clientMetadata = { client_name: "Agent", redirect_uris: [REDIRECT_URI] };
  asked: URL | null = null;
  #client?: OAuthClientInformationMixed;
  #tokens?: OAuthTokens;
  #found?: OAuthDiscoveryState;
  #verifier = "";

  clientInformation() {
    return this.#client;
  }
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.#client = client;
  }
  tokens() {
    return this.#tokens;
  }
  saveTokens(tokens: OAuthTokens) {
    this.#tokens = tokens;
  }
  discoveryState() {
    return this.#found;
  }
  saveDiscoveryState(found: OAuthDiscoveryState) {
    this.#found = found;
  }
  redirectToAuthorization(url: URL) {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier;
  }
  codeVerifier() {
    return this.#verifier;
  }
}

test.each(
  REVISIONS.flatMap(([revision, mode]) =>
    ["", "?toolset=search"].map((query) => [revision, `${MCP_PATH}${query}`, mode] as const),
  ),
)("a client of revision %s connects with only the address %s", async (_revision, path, mode) => {
  const address = new URL(path, await issuer());
  const memory = new Memory();
  const open = () => {
    const client = new Client({ name: "agent", version: "1.0.0" }, { versionNegotiation: { mode } });
    return { client, transport: new StreamableHTTPClientTransport(address, { authProvider: memory }) };
  };
  const first = open();
  await expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
  expect(memory.asked?.searchParams.get("resource")).toBe(new URL(MCP_PATH, address).href);
  const back = await authorize(memory.asked as URL, await makePerson(), { environment: "sandbox" });
  await first.transport.finishAuth(back.searchParams);

  const { client, transport } = open();
  await client.connect(transport);
  const { content } = await client.callTool({ name: "me_get", arguments: {} });
  expect(JSON.parse((content[0] as { text: string }).text)).toMatchObject({
    environment: "sandbox",
    credential: { kind: "oauth_access_token" },
  });
  await client.close();
  await rest(memory.tokens()?.access_token ?? "").rejected("me.get", {}, "unauthenticated");
});
