/** The setup of the server in a client: by its address alone, or with a key. */
export type McpClient = {
  readonly name: string;
  /** The place for the text: a file, or a terminal. */
  readonly place: string;
  readonly withOauth: string | null;
  readonly withKey: string;
};

const KEY = "ol_sandbox_…";
const json = (value: object) => JSON.stringify(value, null, 2);

/** Returns the usual clients, each with the text that its own documentation asks for. */
export function mcpClients(url: string): McpClient[] {
  const headers = { Authorization: `Bearer ${KEY}` };
  const remote = ["-y", "mcp-remote", url, "--header", `Authorization:\${OFFERLANE_AUTH}`];
  const env = { OFFERLANE_AUTH: `Bearer ${KEY}` };
  return [
    {
      name: "Claude Code",
      place: "sh",
      withOauth: `claude mcp add --transport http offerlane "${url}"\n# then /mcp within Claude Code signs in`,
      withKey: `claude mcp add --transport http offerlane "${url}" \\\n  --header "Authorization: Bearer ${KEY}"`,
    },
    {
      name: "Claude Desktop",
      place: "claude_desktop_config.json",
      withOauth: null,
      withKey: json({ mcpServers: { offerlane: { command: "npx", args: remote, env } } }),
    },
    {
      name: "Cursor",
      place: "~/.cursor/mcp.json",
      withOauth: json({ mcpServers: { offerlane: { url } } }),
      withKey: json({ mcpServers: { offerlane: { url, headers } } }),
    },
    {
      name: "VS Code",
      place: ".vscode/mcp.json",
      withOauth: json({ servers: { offerlane: { type: "http", url } } }),
      withKey: json({
        inputs: [{ type: "promptString", id: "offerlane", description: "API key", password: true }],
        servers: {
          offerlane: { type: "http", url, headers: { Authorization: `Bearer \${input:offerlane}` } },
        },
      }),
    },
    {
      name: "Windsurf",
      place: "~/.codeium/windsurf/mcp_config.json",
      withOauth: json({ mcpServers: { offerlane: { serverUrl: url } } }),
      withKey: json({ mcpServers: { offerlane: { serverUrl: url, headers } } }),
    },
  ];
}

/** Returns a protocol request for curl, and the command for the official inspector. */
export function mcpByHand(url: string) {
  return {
    curl: `curl -X POST "${url}" \\
  -H "Authorization: Bearer $OFFERLANE_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json, text/event-stream" \\
  -H "MCP-Protocol-Version: 2025-11-25" \\
  -d '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }'`,
    inspector: `npx @modelcontextprotocol/inspector --cli "${url}" --transport http \\
  --header "Authorization: Bearer $OFFERLANE_KEY" --method tools/list`,
  };
}
