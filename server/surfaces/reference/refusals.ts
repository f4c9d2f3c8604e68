import { ERRORS, type ErrorCode, errorCodes } from "#server/core/vocabulary.ts";
import { problemExamples } from "../openapi/problem.ts";
import { refusalsOf } from "../openapi/refusals.ts";
import { declaredOperations } from "../rest/routes.ts";

/** Every error code with its status and title, by status. */
export function errorRules(): readonly { code: ErrorCode; status: number; title: string }[] {
  return errorCodes().map((code) => ({ code, status: ERRORS[code].status, title: ERRORS[code].title }));
}

/** The body of a refusal with a code, as a caller sees it. */
export function exampleProblem(code: ErrorCode, publicUrl: string): object {
  return problemExamples(publicUrl)[code].value;
}

/** Which operations answer with a code; `isEverywhere` where all of them do. */
export function operationsRefusing(code: ErrorCode): { isEverywhere: boolean; names: readonly string[] } {
  const contracts = declaredOperations().map(({ contract }) => contract);
  const refusing = contracts.filter((contract) => [...refusalsOf(contract).values()].flat().includes(code));
  return {
    isEverywhere: refusing.length === contracts.length,
    names: refusing.map(({ name }) => name),
  };
}
