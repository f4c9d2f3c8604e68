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
import { sayIdPatterns } from "./id-patterns.ts";
import { introduction } from "./introduction.ts";
import { linksOf } from "./links.ts";
import { completeOperation } from "./operation-object.ts";
import { problemExamples, problemSchema } from "./problem.ts";
import { refusalsOf } from "./refusals.ts";
import { sharedRefusals } from "./responses.ts";
import { tidy } from "./tidy.ts";
import type { OpenAPIObject, Schemas } from "./types.ts";

/**
 * The OpenAPI 3.1 document of every declared operation: generated from the router, then completed from the contracts
 * with what the generator has no word for.
 * @param publicUrl where the product is reached
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
          "An access token of OAuth 2.1, with PKCE. Clients register themselves. Tokens are opaque to clients: they are no JWTs, and RFC8725 has nothing to say of them.",
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
  document.tags = tagsOf(Object.values(groups));
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
  sayIdPatterns(schemas);
  const codes = new Set<string>(contracts.flatMap((contract) => [...refusalsOf(contract).values()].flat()));
  const problems = Object.entries(problemExamples(publicUrl)).filter(([code]) => codes.has(code));
  document.components = {
    ...components,
    parameters,
    headers,
    responses: sharedRefusals(contracts) as NonNullable<typeof components.responses>,
    examples: Object.fromEntries(problems),
  };
  return document;
}

/**
 * A router for the generator alone, which nobody calls: every operation with the words of its contract in the generator's own meta. The
 * one that serves validates its answers within the transaction, so its procedures state no output.
 */
function describedRouter(): OpenApiRouter {
  const { procedure, router } = initTRPC.meta<OpenApiMeta>().create();
  const described = declaredOperations().map(({ contract }) => {
    const { method, path, name, summary, description, input, output } = contract;
    const tags = [groupNameOf(name)];
    // Its own error bodies are of another shape than ours.
    const openapi = { method, path, operationId: name, summary, description, tags, errorResponses: [] };
    const stated = procedure.meta({ openapi }).input(input).output(output);
    const never = () => {
      throw new Error("This router only describes.");
    };
    return [name, contract.changesData ? stated.mutation(never) : stated.query(never)] as const;
  });
  return router(Object.fromEntries(described));
}

/** A tag for each group of the interface. */
function tagsOf(all: readonly Group[]): { name: string; description: string }[] {
  return all.flatMap(({ name, about, contract }) => {
    if (about === undefined) return [];
    const isBeyond = Object.values(contract).some(({ audience }) => audience === "beyond");
    return [{ name, description: isBeyond ? `${about} Beyond the interface: added beside it.` : about }];
  });
}
