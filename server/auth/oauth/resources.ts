import { ALL_SCOPES } from "#domain/scopes.ts";
import { env } from "#server/lib/env.ts";

/** The two resources that tokens are for (RFC 8707), with their paths. */
const RESOURCES = { rest: "/api/v1", mcp: "/api/mcp" } as const;
export type Resource = keyof typeof RESOURCES;

const METADATA_BASE = "/.well-known/oauth-protected-resource";

/** Returns the name of a resource in tokens: its address. */
export function resourceId(resource: Resource): string {
  return `${env().PUBLIC_URL}${RESOURCES[resource]}`;
}

/**
 * Returns the resource that a text names, or null if it isn't ours. All MCP tools are one resource, regardless of the query in the address.
 */
export function resourceNamed(text: string): Resource | null {
  if (text === resourceId("rest")) return "rest";
  return text.split("?", 1)[0] === resourceId("mcp") ? "mcp" : null;
}

/** Returns the address of a resource's metadata (RFC 9728, 3.1). */
export function metadataUrl(resource: Resource): string {
  return `${env().PUBLIC_URL}${METADATA_BASE}${RESOURCES[resource]}`;
}

/**
 * Returns the resource whose metadata a path requests, or null. The bare path is for MCP clients, which fall back
 * to it if they know no other.
 */
export function resourceOfMetadataPath(path: string): Resource | null {
  if (path === METADATA_BASE || path === METADATA_BASE + RESOURCES.mcp) return "mcp";
  return path === METADATA_BASE + RESOURCES.rest ? "rest" : null;
}

/** Returns protected resource metadata (RFC 9728, 2): who issues tokens for the resource, and which scopes exist. */
export function resourceMetadata(resource: Resource) {
  return {
    resource: resourceId(resource),
    authorization_servers: [env().PUBLIC_URL],
    scopes_supported: ALL_SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: resource === "mcp" ? "Offerlane MCP" : "Offerlane REST API",
  };
}
