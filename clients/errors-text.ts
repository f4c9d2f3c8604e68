const HEAD = "Generated from the error codes by `npm run client:generate`. Don't edit it.";

/** The errors that both clients throw, by status. The codes are the API's. */
const KINDS = [
  [401, "AuthenticationError", "the credential is missing, unknown, expired, or revoked."],
  [403, "PermissionError", "the credential may not do this; for a missing scope the message names it."],
  [404, "NotFoundError", "it isn't there, or the credential can't reach it."],
  [409, "ConflictError", "the current state doesn't allow it."],
  [412, "VersionMismatchError", "the resource changed since the version named in the call."],
  [422, "ValidationError", "the input isn't valid; `issues` says why."],
  [429, "RateLimitError", "too many requests; the error says when to try again."],
  [500, "ServerError", "the server failed."],
] as const;

/** Every error code of the API, with its status. */
export type CodeStatuses = Readonly<Record<string, number>>;

/** Returns the codes for TypeScript. */
export function typescriptCodes(statuses: CodeStatuses): string {
  const codes = Object.keys(statuses).map((code) => `\n  | "${code}"`);
  return `// ${HEAD}

/** New values may be added. */
export type Open<Known extends string> = Known | (string & {});

/** The causes of the error. */
export type ErrorCode = Open<${codes.join("")}
>;
`;
}

/** Returns the error classes for TypeScript. @throws if a kind no longer has a code */
export function typescriptErrors(statuses: CodeStatuses): string {
  const classes = kindsOf(statuses).map(({ name, about, codes }) => {
    const own = codes.map((code) => `"${code}"`).join(" | ");
    return `/** ${about} */
export class ${name} extends ApiError {
  override name = "${name}";
  declare readonly code: Open<${own}>;
}`;
  });
  return `// ${HEAD}

import { ApiError } from "../src/errors.ts";
import type { Open } from "./codes.ts";

${classes.join("\n\n")}

/** Returns the class of errors with this status. */
export function kindOf(status: number): typeof ApiError {
  if (status >= 500) return ServerError;
  return byStatus[status] ?? ApiError;
}

const byStatus: Readonly<Record<number, typeof ApiError>> = {
${clientKinds(statuses, (status, name) => `  ${status}: ${name},`)}
};
`;
}

/** Returns the error classes for Python. @throws if a kind no longer has a code */
export function pythonErrors(statuses: CodeStatuses): string {
  const classes = kindsOf(statuses).map(({ name, about, codes }) => {
    const listed = codes.map((code) => `    - \`\`${code}\`\``).join("\n");
    return `class ${name}(ApiError):
    """${about.replaceAll("`", "``")}

    Its codes; new ones may be added:

${listed}
    """`;
  });
  return `# ${HEAD}
"""The kinds of errors, each with its codes."""

from __future__ import annotations

from ..errors import ApiError


${classes.join("\n\n\n")}


_BY_STATUS: dict[int, type[ApiError]] = {
${clientKinds(statuses, (status, name) => `    ${status}: ${name},`)}
}


def kind_of(status: int) -> type[ApiError]:
    """Returns the class of errors with this status."""
    return ServerError if status >= 500 else _BY_STATUS.get(status, ApiError)
`;
}

function kindsOf(statuses: CodeStatuses) {
  return KINDS.map(([status, name, cause]) => {
    const isOfKind = (other: number) => (status < 500 ? other === status : other >= status);
    const codes = Object.keys(statuses).filter((code) => isOfKind(statuses[code] ?? 0));
    if (codes.length === 0) throw new Error(`No error code has the status of ${name}.`);
    return { status, name, codes, about: `${status < 500 ? status : "5xx"}: ${cause}` };
  });
}

/** Returns a line for each kind of client error, by status. */
function clientKinds(statuses: CodeStatuses, line: (status: number, name: string) => string): string {
  const kinds = kindsOf(statuses).filter(({ status }) => status < 500);
  return kinds.map(({ status, name }) => line(status, name)).join("\n");
}
