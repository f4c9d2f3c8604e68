import { generateOpenApiDocument, type OpenApiRouter } from "trpc-to-openapi";
import { type Group, groupNameOf } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { VERSION } from "#server/lib/version.ts";
import { appRouter, groups } from "#server/resources/index.ts";
import { REST_BASE } from "../rest/handler.ts";
import { declaredOperations } from "../rest/routes.ts";
import { headers, parameters } from "./components.ts";
import { introduction } from "./introduction.ts";
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
    },
    defs: { Problem: problemSchema() },
  });
  document.tags = tagsOf(Object.values(groups));
  const components = { ...document.components };
  const schemas = components.schemas as Schemas;
  tidy({ $ref: "#/components/schemas/Problem" }, schemas, "output");
  for (const contract of contracts) {
    const method = contract.method.toLowerCase() as Lowercase<PublicOperation["method"]>;
    const operation = document.paths?.[contract.path]?.[method];
    if (!operation) throw new Error(`the OpenAPI generator passed over ${contract.name}`);
    completeOperation(operation, contract, schemas);
  }
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

/** The router as the generator reads it, with the words of each contract in the generator's own meta. */
function describedRouter(): OpenApiRouter {
  const procedures: Record<string, { _def: object }> = appRouter._def.procedures as never;
  const described = declaredOperations().map(({ contract, procedure }) => {
    const { method, path, name, summary, description } = contract;
    const tags = [groupNameOf(name)];
    // Its own error bodies are of another shape than ours.
    const openapi = { method, path, operationId: name, summary, description, tags, errorResponses: [] };
    return [procedure, { _def: { ...procedures[procedure]?._def, meta: { openapi } } }];
  });
  return { _def: { procedures: Object.fromEntries(described) } } as unknown as OpenApiRouter;
}

/** A tag for each group of the interface. */
function tagsOf(all: readonly Group[]): { name: string; description: string }[] {
  return all.flatMap(({ name, about }) => (about === undefined ? [] : [{ name, description: about }]));
}
