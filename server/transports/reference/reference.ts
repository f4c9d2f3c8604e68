import { type Role, STAFF } from "#domain/roles.ts";
import type { Scope } from "#domain/scopes.ts";
import { ERROR_CODES, ERRORS, type ErrorCode } from "#server/codes.ts";
import { groupNameOf } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { INSTRUCTIONS } from "../mcp/instructions.ts";
import { errorCodesByStatus, problemExample } from "../openapi/responses.ts";
import { declaredOperations } from "../rest/routes.ts";
import { type Document, type DocumentedOperation, servedDocument } from "./document.ts";
import { type ExampleRequest, exampleRequestOf } from "./example-request.ts";
import { type Field, fieldsOf, typeOf } from "./schema-fields.ts";
import { type Snippets, snippetsOf } from "./snippets.ts";

export type ReferenceParameter = Field & { readonly place: "path" | "query" | "header" };

/** An operation in the reference: plain data from its contract and the document. */
export type ReferenceOperation = {
  readonly name: string;
  readonly toolName: string;
  readonly method: PublicOperation["method"];
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly scope: Scope | null;
  readonly actsOn: PublicOperation["actsOn"];
  readonly roles: readonly Role[] | null;
  readonly destroys: boolean;
  /** True if it is beyond the 95 operations of the API's specification, and may still change. */
  readonly isBeta: boolean;
  readonly parameters: readonly ReferenceParameter[];
  readonly body: readonly Field[];
  readonly takesForm: boolean;
  readonly response: {
    readonly status: string;
    readonly fields: readonly Field[];
    readonly example: unknown;
    /** Media types of the file that the response may be instead. */
    readonly files: readonly string[];
  };
  readonly errorResponses: readonly { code: ErrorCode; status: number; title: string; isOwn: boolean }[];
  readonly request: ExampleRequest;
  readonly snippets: Snippets;
};
export type ReferenceGroup = {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ReferenceOperation[];
};

let groups: readonly ReferenceGroup[] | undefined;

/** Returns every group of operations in the document's order; made once. */
export function referenceGroups(): readonly ReferenceGroup[] {
  groups ??= makeGroups(servedDocument());
  return groups;
}

function makeGroups(document: Document): ReferenceGroup[] {
  const contracts = declaredOperations().map(({ contract }) => contract);
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    operations: contracts
      .filter((contract) => groupNameOf(contract.name) === name)
      .map((contract) => referenceOperation(contract, document)),
  }));
}

function referenceOperation(contract: PublicOperation, document: Document): ReferenceOperation {
  const operation = document.paths[contract.path]?.[contract.method.toLowerCase()];
  if (!operation) throw new Error(`the document doesn't have ${contract.name}`);
  const { schemas } = document.components;
  const { name, toolName, method, path, summary, description, scope, actsOn } = contract;
  const request = exampleRequestOf(contract, operation);
  const body = operation.requestBody?.content["application/json"]?.schema;
  return {
    ...{ name, toolName, method, path, summary, description, scope, actsOn },
    roles: contract.roles ?? null,
    destroys: method === "DELETE" || contract.destroys === true,
    isBeta: contract.audience === "beyond",
    parameters: parametersOf(operation, document),
    body: body ? fieldsOf(body, schemas) : [],
    takesForm: contract.upload !== undefined,
    response: responseOf(operation, document),
    errorResponses: errorRows(contract),
    request,
    snippets: snippetsOf(request, name, document.servers[0]?.url ?? ""),
  };
}

function parametersOf({ parameters }: DocumentedOperation, { components }: Document): ReferenceParameter[] {
  return parameters.map((parameter) => {
    const shared =
      parameter.$ref && components.parameters[parameter.$ref.slice(parameter.$ref.lastIndexOf("/") + 1)];
    const { name, in: place, required, description, schema } = shared || parameter;
    const type = typeOf(schema, components.schemas);
    return { name, place, type, isRequired: required === true, description: description ?? null };
  });
}

function responseOf(
  { responses }: DocumentedOperation,
  { components }: Document,
): ReferenceOperation["response"] {
  const [status = "200", response] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  const media = response?.content?.["application/json"];
  return {
    status,
    fields: media ? fieldsOf(media.schema, components.schemas) : [],
    example: media?.example,
    files: Object.keys(response?.content ?? {}).filter((type) => type !== "application/json"),
  };
}

function errorRows(contract: PublicOperation): ReferenceOperation["errorResponses"] {
  return [...errorCodesByStatus(contract).values()].flat().map((code) => {
    const { status, title } = ERRORS[code];
    return { code, status, title, isOwn: contract.errors.includes(code) };
  });
}

/** The instructions for a model that connects. */
export const mcpInstructions = INSTRUCTIONS;

/** The roles that may call an operation; with `orOwn` also the applicant whose card it is. */
export type RoleRow = { operation: string; roles: readonly Role[]; orOwn: boolean };

/** Returns every operation that requires a role, with the permitted roles of its contract. */
export function roleRows(): RoleRow[] {
  return declaredOperations().flatMap(({ contract }) => rowOf(contract) ?? []);
}

/**
 * Returns the roles of an operation. On a card, a contract without roles admits its applicant and staff; a contract with roles admits
 * only these.
 */
function rowOf({ name, roles, actsOn }: PublicOperation): RoleRow | null {
  if (actsOn === "application") return { operation: name, roles: roles ?? STAFF, orOwn: roles === undefined };
  return roles ? { operation: name, roles, orOwn: false } : null;
}

/** Returns every error code with its status and title, ordered by status. */
export function errorRules(): readonly { code: ErrorCode; status: number; title: string }[] {
  return ERROR_CODES.map((code) => ({ code, status: ERRORS[code].status, title: ERRORS[code].title }));
}

/** Returns the response body for an error code. */
export function exampleProblem(code: ErrorCode, publicUrl: string): object {
  return problemExample(code, publicUrl).value;
}

/** Returns the operations that can return an error code. `isEverywhere` is true if all of them can. */
export function operationsWithError(code: ErrorCode): { isEverywhere: boolean; names: readonly string[] } {
  const contracts = declaredOperations().map(({ contract }) => contract);
  const matching = contracts.filter((contract) =>
    [...errorCodesByStatus(contract).values()].flat().includes(code),
  );
  return {
    isEverywhere: matching.length === contracts.length,
    names: matching.map(({ name }) => name),
  };
}
