import { expect } from "vitest";
import type { ErrorCode } from "#server/codes.ts";
import type { Problem } from "#server/core/errors.ts";
import type { Operation } from "#server/core/operation.ts";
import { REST_BASE } from "#server/transports/rest/handler.ts";
import { contractOf, type InputOf, type Name, type OutputOf } from "./contracts.ts";
import { type HttpRequest, type HttpResponse, http } from "./http.ts";

type Headers = Record<string, string>;
type Loose = Record<string, unknown>;

/** Returns a REST client with one credential; null sends none. */
export function rest(key: string | null) {
  const authorization: Headers = key === null ? {} : { Authorization: `Bearer ${key}` };
  const raw = ({ headers, ...request }: HttpRequest) =>
    http({ ...request, headers: { ...authorization, ...headers } });
  /** Calls an operation with any input, and returns any response. */
  const send = (name: Name, input: Loose = {}, headers: Headers = {}): Promise<HttpResponse> => {
    const request = requestOf(name, input);
    return raw({ ...request, headers: { ...request.headers, ...headers } });
  };
  return {
    raw,
    send,
    /** Calls an operation that has to succeed. Returns its output after a strict check against the contract. */
    async ok<Wanted extends Name>(
      name: Wanted,
      input: InputOf<Wanted>,
      headers?: Headers,
    ): Promise<OutputOf<Wanted>> {
      const response = await send(name, input, headers);
      expect(response, `${name} has to succeed: ${response.text.slice(0, 500)}`).toMatchObject({
        status: "location" in contractOf(name) ? 201 : 200,
      });
      expectStrictOutput(contractOf(name), response.body);
      return response.body as OutputOf<Wanted>;
    },
    /** Calls an operation that has to fail with this code. Returns the problem. */
    async rejected(name: Name, input: Loose, code: ErrorCode, headers?: Headers): Promise<Problem> {
      const response = await send(name, input, headers);
      expect(response.body, `${name} must be rejected with ${code}`).toMatchObject({ code });
      const problem = response.body as Problem;
      if (problem.status === 422) expect(problem.issues?.length, `${name} has to say why`).toBeGreaterThan(0);
      return problem;
    },
  };
}
export type Rest = ReturnType<typeof rest>;

/** Returns an operation's request: path fields in the path, others in the query of a GET or DELETE, otherwise in the JSON body. */
export function requestOf(name: Name, input: Loose): HttpRequest & { headers: Headers } {
  const { method, pathParameters, changesData, ...contract } = contractOf(name);
  const path = contract.path.replace(/\{(\w+)\}/g, (_all, field: string) => {
    return encodeURIComponent(String(input[field]));
  });
  const others = Object.entries(input).filter(([field]) => !pathParameters.includes(field));
  const takesQuery = !changesData || method === "DELETE";
  if (takesQuery) return { method, path: `${REST_BASE}${path}${queryOf(others)}`, headers: {} };
  return {
    method,
    path: `${REST_BASE}${path}`,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(Object.fromEntries(others)),
  };
}

/** Returns a value as query text: objects as JSON, because their `toString` may not be a function. */
function queryText(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

function queryOf(fields: [string, unknown][]): string {
  const query = new URLSearchParams();
  for (const [field, value] of fields) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(field, queryText(item));
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Returns every event of an organization after a known one, as a client reads them. */
export async function followOrganization(api: Rest, organizationSlug: string, cursor?: string, limit = 200) {
  const seen = [];
  for (let at = cursor, more = true; more; ) {
    const asked: InputOf<"organization_events.list"> = { organizationSlug, limit };
    const page = await api.ok(
      "organization_events.list",
      at === undefined ? asked : { ...asked, cursor: at },
    );
    seen.push(...page.data);
    at = page.nextCursor ?? undefined;
    more = page.hasMore;
  }
  return seen;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Checks a response against its contract: the declared fields, no others, and every timestamp with milliseconds in UTC. */
export function expectStrictOutput(contract: Operation, body: unknown): void {
  const parsed = contract.output.safeParse(body);
  expect(parsed.error?.issues ?? [], `${contract.name} returns what its contract declares`).toEqual([]);
  expect(body, `${contract.name} returns no more than its contract declares`).toStrictEqual(parsed.data);
  expectInstants(body, contract.name);
}

function expectInstants(value: unknown, where: string): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isInstant = /(At|Date|Since|Time)$/.test(name) && typeof inner === "string";
    if (isInstant) expect(inner, `${where}.${name}`).toMatch(INSTANT);
    expectInstants(inner, `${where}.${name}`);
  }
}
