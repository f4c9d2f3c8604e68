/** A request as a script makes it; a test runs it. */
export function moveCall(origin: string): string {
  return `curl ${origin}/api/v1/applications/app_01kah…/move \\
  -H "Authorization: Bearer ol_live_…" \\
  -H "Idempotency-Key: move-halden-1" \\
  -H "Content-Type: application/json" \\
  -d '{ "status": "interviewing", "position": { "first": true } }'`;
}

/** What an MCP client is given; a test connects with it. */
export function clientConfiguration(origin: string): string {
  return `{
  "mcpServers": {
    "offerlane": {
      "type": "http",
      "url": "${origin}/api/mcp",
      "headers": { "Authorization": "Bearer ol_live_…" }
    }
  }
}`;
}
