import { isPublic, type PublicOperation } from "#server/core/operation.ts";
import { operations } from "#server/resources/index.ts";
import { type Coercion, coercionOf } from "./coercion.ts";

/** An operation with its REST route. */
export type Route = {
  readonly contract: PublicOperation;
  /** The procedure's path in the router, such as `applications.bulkMove`. */
  readonly procedure: string;
  readonly coercion: Coercion;
};
type Template = { readonly segments: readonly string[]; readonly methods: Map<string, Route> };
export type Match = { route: Route; path: Record<string, string> } | { allow: string } | null;

const templates = compile();

/** Returns every public operation with its procedure. */
export function declaredOperations() {
  return operations.flatMap(({ contract, ...place }) => (isPublic(contract) ? [{ contract, ...place }] : []));
}

/**
 * Finds the route for a method and a path under /api/v1; a fixed segment takes precedence over a parameter.
 * @returns the permitted methods if only the method is wrong, null if there is no such path
 */
export function match(method: string, pathname: string): Match {
  const pathSegments = pathname.split("/").slice(1);
  const template = templates
    .get(pathSegments.length)
    ?.find(({ segments }) => segments.every((segment, index) => fits(segment, pathSegments[index] ?? "")));
  if (!template) return null;
  const route = template.methods.get(method === "HEAD" ? "GET" : method);
  if (!route)
    return {
      allow: [...template.methods.keys(), ...(template.methods.has("GET") ? ["HEAD"] : [])].join(", "),
    };
  const path: Record<string, string> = {};
  for (const [index, segment] of template.segments.entries()) {
    if (!segment.startsWith("{")) continue;
    path[segment.slice(1, -1)] = decoded(pathSegments[index] ?? "");
  }
  return { route, path };
}

function compile(): Map<number, Template[]> {
  const byPath = new Map<string, Template>();
  for (const { contract, procedure } of declaredOperations()) {
    const template = byPath.get(contract.path) ?? {
      segments: contract.path.split("/").slice(1),
      methods: new Map(),
    };
    template.methods.set(contract.method, { contract, procedure, coercion: coercionOf(contract) });
    byPath.set(contract.path, template);
  }
  const byLength = Map.groupBy(byPath.values(), ({ segments }) => segments.length);
  const parameters = ({ segments }: Template) => segments.filter((segment) => segment.startsWith("{")).length;
  for (const group of byLength.values()) group.sort((a, b) => parameters(a) - parameters(b));
  return byLength;
}

function fits(segment: string, value: string): boolean {
  return value !== "" && (segment.startsWith("{") || segment === value);
}

/** Decodes a path segment. An invalid encoding stays unchanged: no id looks like it, so it is treated as unknown. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
