import type { Resource, ResourceLink, ResourceTemplateType } from "@modelcontextprotocol/server";
import type { PublicOperation } from "#server/core/operation.ts";
import type { Callable } from "../call-operation.ts";
import { match } from "../rest/routes.ts";
import { operationOfTool } from "./tools.ts";

const SCHEME = "offerlane://";
const JSON_TYPE = "application/json";

/** What agents read as resources: the address of each is the path of its GET. */
const READABLE = [
  { tool: "boards_get", name: "board", title: "A board with its columns" },
  { tool: "applications_get", name: "card", title: "A card with all its fields" },
  { tool: "profile_get", name: "profile", title: "The profile for application forms" },
  { tool: "roster_list", name: "roster", title: "An organization's roster" },
] as const;

const described = READABLE.map(({ tool, ...words }) => {
  const contract = operationOfTool(tool)?.contract;
  if (!contract) throw new Error(`There is no tool ${tool} to read a resource by`);
  return { ...words, contract, mimeType: JSON_TYPE, uri: uriOf(contract.path) };
});

/** The resources whose addresses need nothing filled in. */
export const resources: Resource[] = described
  .filter(({ contract }) => contract.pathParameters.length === 0)
  .map(({ contract: _, ...resource }) => resource);

/** The others, by the templates of their addresses (RFC 6570). */
export const resourceTemplates: ResourceTemplateType[] = described
  .filter(({ contract }) => contract.pathParameters.length > 0)
  .map(({ contract: _, uri, ...template }) => ({ ...template, uriTemplate: uri }));

/** The call that reads a resource; undefined for an address that is none. */
export function readingOf(uri: unknown): { operation: Callable; input: object } | undefined {
  if (typeof uri !== "string" || !uri.startsWith(SCHEME)) return undefined;
  const found = match("GET", `/${uri.slice(SCHEME.length)}`);
  if (found === null || "allow" in found) return undefined;
  const { route, path } = found;
  const isReadable = described.some(({ contract }) => contract === route.contract);
  return isReadable ? { operation: route, input: path } : undefined;
}

/** A link to the resource that a change made or changed, where agents can read it. */
export function linkAfter(
  contract: PublicOperation,
  input: object,
  output: object,
): ResourceLink | undefined {
  if (!contract.changesData || contract.method === "DELETE") return undefined;
  const path = contract.location?.(output as never, input as never) ?? pathOfResource(contract, input);
  const uri = path === undefined ? undefined : uriOf(path);
  const reading = readingOf(uri);
  const resource = described.find((one) => one.contract === reading?.operation.contract);
  if (uri === undefined || !resource) return undefined;
  return { type: "resource_link", uri, name: resource.name, mimeType: JSON_TYPE };
}

function pathOfResource({ resource }: PublicOperation, input: object): string | undefined {
  const read = described.find(({ contract }) => contract.name === resource)?.contract;
  const given = new Map(Object.entries(input));
  return read?.path.replace(/\{(\w+)\}/g, (_all, field: string) =>
    encodeURIComponent(String(given.get(field))),
  );
}

function uriOf(path: string): string {
  return `${SCHEME}${path.slice(1)}`;
}
