import { initTRPC } from "@trpc/server";
import { generateOpenApiDocument, type OpenApiMeta, type OpenApiRouter } from "trpc-to-openapi";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { SCOPES } from "#domain/scopes.ts";
import { type Group, groupNameOf } from "#server/core/group.ts";
import { VERSION } from "#server/lib/version.ts";
import { groups } from "#server/resources/index.ts";
import { REST_BASE } from "../rest/handler.ts";
import { declaredOperations } from "../rest/routes.ts";
import { deliveryParameters, describedWebhooks, describeEvents, RECEIVED } from "./events.ts";
import { completeOperation, type GeneratedOperation, parameters, schemasOf } from "./operations.ts";
import { errorComponents, headers, problemSchema } from "./responses.ts";
import { adaptSchemas, refTo, type Schema } from "./schemas.ts";

/**
 * Returns the OpenAPI 3.1 document of every declared operation: generated from the router, and completed from the contracts with what the
 * generator can't express.
 * @param publicUrl the product's public URL
 */
export function openApiDocument(publicUrl: string): object {
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
      bearer: { type: "http", scheme: "bearer", description: "An API key, created under Settings." },
      oauth: {
        type: "oauth2",
        description:
          "An access token from OAuth 2.1 with PKCE, or from the device flow (RFC 8628), which this version of OpenAPI can't describe: the server's metadata names its endpoint. Clients register themselves. Tokens are opaque to clients. They aren't JWTs, so RFC8725 doesn't apply to them.",
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
  const paths = document.paths as Record<string, Record<string, GeneratedOperation>>;
  const generated = contracts.map((contract) => {
    const operation = paths[contract.path]?.[contract.method.toLowerCase()];
    if (!operation) throw new Error(`the OpenAPI generator passed over ${contract.name}`);
    return { contract, operation, ...schemasOf(operation) };
  });
  const schemas = document.components?.schemas as Record<string, Schema>;
  adaptSchemas([refTo("Problem"), ...generated.map(({ output }) => output)], schemas, "output");
  adaptSchemas(
    generated.flatMap(({ input }) => input),
    schemas,
    "input",
  );
  describeEvents(schemas);
  for (const { contract, operation } of generated) completeOperation(operation, contract, contracts, schemas);
  return {
    ...document,
    servers: [
      {
        url: `${publicUrl}${REST_BASE}`,
        description: "Production. The key decides between live data and the sandbox.",
        "x-internal": false,
      },
    ],
    tags: [...tagsOf(Object.values(groups)), RECEIVED],
    webhooks: describedWebhooks(),
    components: {
      ...document.components,
      ...errorComponents(contracts, publicUrl),
      parameters: { ...parameters, ...deliveryParameters },
      headers,
    },
  };
}

/**
 * Creates a router only for the generator, with every contract's texts in the generator's metadata. It is never called. The real router
 * validates responses within the transaction, so its procedures declare no output.
 */
function describedRouter(): OpenApiRouter {
  const { procedure, router } = initTRPC.meta<OpenApiMeta>().create();
  const described = declaredOperations().map(({ contract }) => {
    const { method, path, name, summary, description, input, output } = contract;
    const openapi = {
      ...{ method, path, operationId: name, summary, description, tags: [groupNameOf(name)] },
      successDescription: contract.location ? "Created." : "Done.",
      deprecated: contract.deprecated !== undefined,
      // The generator's own error bodies differ from ours.
      errorResponses: [],
    };
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

const { requests, rates } = LIMITS;

/**
 * Returns the rules of every operation, for the head of the document.
 * @param publicUrl the product's public URL
 */
export const introduction = (
  publicUrl: string,
) => `Offerlane tracks a person's job search on boards, and lets career coaches follow the searches that are shared with them.

## Credentials
Send an API key as \`Authorization: Bearer ol_live_…\`; a sandbox key begins with \`ol_sandbox_\` and reaches only sample data. Every operation except \`me.get\` requires one scope, named by its OAuth security requirement and by \`x-required-scope\`.

## Requests
Bodies are JSON of at most ${inWords(requests.body, "bytes")}. Input is strict: an unknown field or query parameter is rejected with 422. Strings are trimmed, an empty string in a nullable field means null, and a link without a scheme gets https. Times are ISO 8601 with an offset. For a day, \`2026-11-20\` is enough. \`HEAD\` returns the same headers as \`GET\`, without a body.

## Lists
Lists take \`limit\` and \`cursor\` and return \`{ data, hasMore, nextCursor }\`: send \`nextCursor\` as \`cursor\` to get the next page. A cursor belongs to its list and filters.

## Retries and versions
Send an \`Idempotency-Key\` with a change, and a retry with the same key doesn't repeat it: it gets the first response again, with \`Idempotent-Replayed: true\`. Single resources have a strong \`ETag\`, for \`If-None-Match\` and for the \`If-Match\` of any operation that changes them: with an older tag, the change is rejected with 412.

## Errors
Every error is an \`application/problem+json\` document. Its \`code\` names the error, its \`detail\` says what to do, and with 422, its \`issues\` list the fields. Anything that a credential can't reach doesn't exist for it: 404.

## Limits
Reads and writes are counted separately: ${inWords(rates.reads, "a minute")} and ${inWords(rates.writes, "a minute")} for each credential, and twice as many for all credentials of a person. \`RateLimit\` says how many are left, and a 429 says when to try again. A change that would exceed a quota is rejected with 409 \`quota_exceeded\`. Every size, rate, quota, and lifetime is in the table at ${publicUrl}/docs/limits.

## Compression and caching
Responses are compressed with zstd, br, or gzip, as \`Accept-Encoding\` requests. Every GET has an \`ETag\`; send it as \`If-None-Match\` and get 304 if nothing changed. The tag is the same with every compression.

## Tools
The same operations are MCP tools at \`/api/mcp\`, under the names in \`x-mcp-tool\`. Agents do better with toolsets such as \`/api/mcp?toolset=search\`: fewer tools, shorter results.`;
