import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { mcpByHand, mcpClients } from "#components/docs/guide/mcp-clients.ts";
import { clientConfiguration, moveCall } from "#components/landing/for-developers.tsx";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { requestOfCurl, shellWords } from "#server/testing/curl.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { MCP_PATH } from "../mcp/handler.ts";
import { toolListAt } from "../mcp/tool-list.ts";

const url = `${await serverOrigin()}${MCP_PATH}?toolset=search`;
const count = toolListAt(new URL(url)).pageOf(undefined, {
  scopes: ALL_SCOPES,
  restrictedToOrganizationId: null,
})?.tools.length;

type Reached = { address: string; authorization: string | null };

/** Returns the address and credential in a client's setup. */
function reachedBy(text: string): Reached {
  if (!text.startsWith("{")) {
    const words = shellWords(text.replace(/\n#.*$/, ""), {});
    const header = words[words.indexOf("--header") + 1] ?? "";
    return {
      address: words.find((word) => word.startsWith("http:")) ?? "",
      authorization: words.includes("--header") ? header.replace("Authorization: ", "") : null,
    };
  }
  const { mcpServers, servers } = JSON.parse(text);
  const { offerlane } = mcpServers ?? servers;
  if (offerlane.command === undefined) {
    const { url: address = offerlane.serverUrl, headers } = offerlane;
    return { address, authorization: headers?.Authorization ?? null };
  }
  const [, , address, , header] = offerlane.args as string[];
  const filled = header?.replace(/\$\{(\w+)\}/, (_all, name: string) => offerlane.env[name]);
  return { address: address ?? "", authorization: filled?.replace("Authorization:", "") ?? null };
}

/** Connects with a setup and the key in the reader's place; returns the number of tools. */
async function toolsOf({ address, authorization }: Reached, key: string): Promise<number> {
  const client = new Client({ name: "offerlane-tests", version: "1.0.0" });
  const Authorization = (authorization ?? "").replace(/ol_\w+_…|\$\{input:\w+\}/, key);
  const requestInit = { headers: { Authorization } };
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }));
  const { tools } = await client.listTools();
  await client.close();
  return tools.length;
}

test.each(mcpClients(url).map((client) => [client.name, client] as const))(
  "%s finds the tools with the setup that has a key, and the address with the one that doesn't",
  async (_name, { withKey, withOauth }) => {
    const { key } = await makeCaller({ environment: "sandbox" });
    expect(await toolsOf(reachedBy(withKey), key)).toBe(count);
    if (withOauth) expect(reachedBy(withOauth)).toEqual({ address: url, authorization: null });
  },
);

test("a client with only the address learns where to request a token", async () => {
  const response = await http({ method: "POST", path: MCP_PATH, body: "{}" });
  expect(response.status).toBe(401);
  expect(response.headers["www-authenticate"]).toContain("resource_metadata=");
});

test("the tools can be requested by hand", async () => {
  const { key } = await makeCaller({ environment: "sandbox" });
  const response = await http(requestOfCurl(mcpByHand(url).curl, { OFFERLANE_KEY: key }));
  expect(response.status).toBe(200);
  expect(response.text).toContain("me_get");
});

test("the landing page's examples work with a live key", async () => {
  const { person, api, key } = await makeCaller();
  const { id } = await makeApplication(api, person.boardId);
  const shown = moveCall(new URL(url).origin).replace("app_01kah…", id).replace("ol_live_…", key);
  const moved = await http(requestOfCurl(shown, {}));
  expect(moved.body).toMatchObject({ application: { id, status: "interviewing" } });
  expect(await toolsOf(reachedBy(clientConfiguration(new URL(url).origin)), key)).toBe(count);
});
