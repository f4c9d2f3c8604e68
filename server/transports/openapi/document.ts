import { initTRPC } from "@trpc/server";
import { generateOpenApiDocument, type OpenApiMeta, type OpenApiRouter } from "trpc-to-openapi";
import { SCOPES } from "#domain/scopes.ts";
import { type Group, groupNameOf } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { VERSION } from "#server/lib/version.ts";
import { groups } from "#server/resources/index.ts";
import { REST_BASE } from "../rest/handler.ts";
import { declaredOperations } from "../rest/routes.ts";
import { headers, parameters } from "./components.ts";
import { describeEvents } from "./events.ts";
import { sayIdPatterns } from "./id-patterns.ts";
import { introduction } from "./introduction.ts";
import { completeOperation } from "./operation-object.ts";
import { problemExamples, problemSchema } from "./problem.ts";
import { refusalsOf } from "./refusals.ts";
import { sharedRefusals } from "./responses.ts";
import { tidy } from "./tidy.ts";
import type { OpenAPIObject, Schema, Schemas } from "./types.ts";
import { deliveryParameters, describedWebhooks, RECEIVED } from "./webhooks.ts";

/**
 * Returns the OpenAPI 3.1 document of every declared operation: generated from the router, and completed from the contracts with what the
 * generator can't express.
 * @param publicUrl the product's public URL
 */
export function openApiDocument(publicUrl: string): OpenAPIObject {
  const contracts = declaredOperations().map(({ contract }) => contract);
  const document = generateOpenApiDocument(describedRouter(), {
    openApiVersion: "3.1.0",
    title: "Offerlane",
    description: introduction(publicUrl),
    version: VERSION,
    contact: { name: "Offerlane", url: publicUrl },
    license: { name: "MIT", identifier: "MIT" },
    baseUrl: `${publicUrl}${REST_BASE}`,
    docsUrl: `${publicUrl}/docs`,
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: "An API key, made under Settings." },
      oauth: {
        type: "oauth2",
        description:
          "An access token of OAuth 2.1, with PKCE; or by the device flow (RFC 8628), for which this version of OpenAPI has no word: the metadata name its endpoint. Clients register themselves. Tokens are opaque to clients: they are no JWTs, and RFC8725 has nothing to say of them.",
        flows: {
          authorizationCode: {
            authorizationUrl: `${publicUrl}/oauth/authorize`,
            tokenUrl: `${publicUrl}/oauth/token`,
            refreshUrl: `${publicUrl}/oauth/token`,
            scopes: SCOPES,
          },
        },
      },
    },
    defs: { Problem: problemSchema() },
  });
  document.servers = [
    {
      url: `${publicUrl}${REST_BASE}`,
      description: "Production: the key tells live data from the sandbox.",
      "x-internal": false,
    },
  ];
  document.tags = [...tagsOf(Object.values(groups)), RECEIVED];
  const components = { ...document.components };
  const schemas = components.schemas as Schemas;
  tidy({ $ref: "#/components/schemas/Problem" }, schemas, "output");
  for (const contract of contracts) {
    const method = contract.method.toLowerCase() as Lowercase<PublicOperation["method"]>;
    const operation = document.paths?.[contract.path]?.[method];
    if (!operation) throw new Error(`the OpenAPI generator passed over ${contract.name}`);
    completeOperation(operation, contract, schemas);
    const links = linksOf(contract, contracts);
    const created = operation.responses?.["201"] as { links?: object } | undefined;
    if (created && links) created.links = links;
  }
  describeEvents(schemas as Record<string, Schema>);
  sayIdPatterns(schemas);
  const codes = new Set<string>(contracts.flatMap((contract) => [...refusalsOf(contract).values()].flat()));
  const problems = Object.entries(problemExamples(publicUrl)).filter(([code]) => codes.has(code));
  document.webhooks = describedWebhooks();
  document.components = {
    ...components,
    parameters: { ...parameters, ...deliveryParameters },
    headers,
    responses: sharedRefusals(contracts) as NonNullable<typeof components.responses>,
    examples: Object.fromEntries(problems),
  };
  return document;
}

/**
 * Creates a router only for the generator, with every contract's texts in the generator's metadata. It is never called. The real router
 * validates responses within the transaction, so its procedures declare no output.
 */
function describedRouter(): OpenApiRouter {
  const { procedure, router } = initTRPC.meta<OpenApiMeta>().create();
  const described = declaredOperations().map(({ contract }) => {
    const { method, path, name, summary, description, input, output } = contract;
    const tags = [groupNameOf(name)];
    // The generator's own error bodies differ from ours.
    const openapi = { method, path, operationId: name, summary, description, tags, errorResponses: [] };
    const stated = procedure.meta({ openapi }).input(input).output(output);
    const never = () => {
      throw new Error("This router only describes.");
    };
    return [name, contract.changesData ? stated.mutation(never) : stated.query(never)] as const;
  });
  return router(Object.fromEntries(described));
}

/** Returns a tag for each group with public operations. */
function tagsOf(all: readonly Group[]): { name: string; description: string }[] {
  return all.flatMap(({ name, about }) => (about === undefined ? [] : [{ name, description: about }]));
}

type Link = { operationId: string; description: string; parameters: Record<string, string> };

/**
 * Returns what can be called with a new resource (OpenAPI 3.1, link object): every operation whose path takes its id, by name. Undefined
 * if the operation creates nothing, or nothing with a path.
 */
function linksOf(
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

/** Returns the path parameter that names a new resource: the last one of another operation in the group. */
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
