import { ALL_SCOPES } from "#domain/scopes.ts";
import { env } from "#server/lib/env.ts";

/** What tokens are for: the two surfaces, each a resource of its own (RFC 8707), by the path that it stands under. */
const RESOURCES = { rest: "/api/v1", mcp: "/api/mcp" } as const;
export type Resource = keyof typeof RESOURCES;

const METADATA_BASE = "/.well-known/oauth-protected-resource";

/** A resource as tokens name it: the address of the surface. */
export function resourceId(resource: Resource): string {
  return `${env().PUBLIC_URL}${RESOURCES[resource]}`;
}

/** The resource that a text names, null for another's: the tools are one resource, whichever of them an address's query names. */
export function resourceNamed(text: string): Resource | null {
  if (text === resourceId("rest")) return "rest";
  return text.split("?", 1)[0] === resourceId("mcp") ? "mcp" : null;
}

/** Where a resource's metadata stands (RFC 9728, 3.1). */
export function metadataUrl(resource: Resource): string {
  return `${env().PUBLIC_URL}${METADATA_BASE}${RESOURCES[resource]}`;
}

/**
 * The resource whose metadata a path asks for, null where there is none. The bare form is for MCP clients, which fall back
 * to it when they know no other.
 */
export function resourceOfMetadataPath(path: string): Resource | null {
  if (path === METADATA_BASE || path === METADATA_BASE + RESOURCES.mcp) return "mcp";
  return path === METADATA_BASE + RESOURCES.rest ? "rest" : null;
}

/** Protected resource metadata (RFC 9728, 2): who gives tokens for the resource, and which scopes there are. */
export function resourceMetadata(resource: Resource) {
  return {
    resource: resourceId(resource),
    authorization_servers: [env().PUBLIC_URL],
    scopes_supported: ALL_SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: resource === "mcp" ? "Offerlane MCP" : "Offerlane REST API",
  };
}
