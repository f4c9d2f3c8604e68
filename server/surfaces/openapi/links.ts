import type { PublicOperation } from "#server/core/operation.ts";

type Link = { operationId: string; description: string; parameters: Record<string, string> };

/**
 * What can be called with what a creation made (OpenAPI 3.1, link object): every operation whose path takes the new id, by its name.
 * Undefined for an operation that creates nothing, or nothing that has a path.
 */
export function linksOf(
  contract: PublicOperation,
  all: readonly PublicOperation[],
): Record<string, Link> | undefined {
  const own = contract.location && ownParameterOf(contract, all);
  if (!own) return undefined;
  const known = new Map(contract.pathParameters.map((name) => [name, `$request.path.${name}`]));
  known.set(own, own === "organizationSlug" ? "$response.body#/slug" : "$response.body#/id");
  const targets = all.filter(
    ({ pathParameters }) =>
      pathParameters.includes(own) && pathParameters.every((parameter) => known.has(parameter)),
  );
  const links = targets.map(({ name, summary, pathParameters }): [string, Link] => {
    const parameters = pathParameters.map((parameter) => [parameter, known.get(parameter) ?? ""]);
    return [
      name,
      { operationId: name, description: `${summary}.`, parameters: Object.fromEntries(parameters) },
    ];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** The path parameter that names what a creation made: the last that another operation of the group takes. */
function ownParameterOf(
  { name, pathParameters }: PublicOperation,
  all: readonly PublicOperation[],
): string | undefined {
  const group = name.slice(0, name.indexOf(".") + 1);
  const siblings = all.filter((other) => other.name.startsWith(group));
  return siblings
    .flatMap((sibling) => sibling.pathParameters.slice(-1))
    .find((parameter) => !pathParameters.includes(parameter));
}
