import { ERROR_CODES, ERRORS, type ErrorCode } from "#server/codes.ts";
import { problemExample, refusalsOf } from "../openapi/responses.ts";
import { declaredOperations } from "../rest/routes.ts";

/** Returns every error code with its status and title, ordered by status. */
export function errorRules(): readonly { code: ErrorCode; status: number; title: string }[] {
  return ERROR_CODES.map((code) => ({ code, status: ERRORS[code].status, title: ERRORS[code].title }));
}

/** Returns the response body for an error code. */
export function exampleProblem(code: ErrorCode, publicUrl: string): object {
  return problemExample(code, publicUrl).value;
}

/** Returns the operations that can return an error code; `isEverywhere` if all of them can. */
export function operationsRefusing(code: ErrorCode): { isEverywhere: boolean; names: readonly string[] } {
  const contracts = declaredOperations().map(({ contract }) => contract);
  const refusing = contracts.filter((contract) => [...refusalsOf(contract).values()].flat().includes(code));
  return {
    isEverywhere: refusing.length === contracts.length,
    names: refusing.map(({ name }) => name),
  };
}
