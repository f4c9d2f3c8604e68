import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { MCP_PATH } from "#server/transports/mcp/handler.ts";
import { serverOrigin } from "./http-server.ts";

/** The supported protocol revisions, each with the option that makes the official client use it. */
export const REVISIONS = [
  ["2026-07-28", { pin: "2026-07-28" }],
  ["2025-11-25", "legacy"],
] as const;
export type Revision = (typeof REVISIONS)[number][1];

/** Returns the official MCP client, connected to this worker's server with a credential; null sends none. */
export async function mcpClient(
  key: string | null,
  revision: Revision = { pin: "2026-07-28" },
  headers: Record<string, string> = {},
  path: string = MCP_PATH,
): Promise<Client> {
  const client = new Client(
    { name: "offerlane-tests", version: "1.0.0" },
    { versionNegotiation: { mode: revision } },
  );
  const authorization: Record<string, string> = key === null ? {} : { Authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(path, await serverOrigin()), {
    requestInit: { headers: { ...authorization, ...headers } },
  });
  await client.connect(transport);
  return client;
}
