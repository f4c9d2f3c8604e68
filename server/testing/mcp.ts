import {
  Client,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { MCP_PATH } from "#server/transports/mcp/handler.ts";
import { serverOrigin } from "./http-server.ts";

/** The supported protocol revisions, each with the option that makes the official client use it. */
export const REVISIONS = [
  ["2026-07-28", { pin: "2026-07-28" }],
  ["2025-11-25", "legacy"],
] as const;
export type Revision = (typeof REVISIONS)[number][1];

/** The client's own validator, which caches compiled schemas. Otherwise each client compiles the schemas of its tools. */
class KeepingValidator implements jsonSchemaValidator {
  readonly #validator = new AjvJsonSchemaValidator();
  readonly #known = new Map<string, JsonSchemaValidator<unknown>>();

  getValidator<Value>(schema: JsonSchemaType): JsonSchemaValidator<Value> {
    const text = JSON.stringify(schema);
    const validator = this.#known.get(text) ?? this.#validator.getValidator<unknown>(schema);
    this.#known.set(text, validator);
    return validator as JsonSchemaValidator<Value>;
  }
}
const validator = new KeepingValidator();

/** Returns the official MCP client, connected to this worker's server with a credential; null sends none. */
export async function mcpClient(
  key: string | null,
  revision: Revision = { pin: "2026-07-28" },
  headers: Record<string, string> = {},
  path: string = MCP_PATH,
): Promise<Client> {
  const client = new Client(
    { name: "offerlane-tests", version: "1.0.0" },
    { versionNegotiation: { mode: revision }, jsonSchemaValidator: validator },
  );
  const authorization: Record<string, string> = key === null ? {} : { Authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(path, await serverOrigin()), {
    requestInit: { headers: { ...authorization, ...headers } },
  });
  await client.connect(transport);
  return client;
}
