import { expect, test } from "vitest";
import { ALL_SCOPES } from "#domain/scopes.ts";
import type { ErrorCode } from "#server/codes.ts";
import { countCall } from "#server/core/rate-limit.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { contractOf, type Name } from "#server/testing/contracts.ts";
import type { HttpRequest } from "#server/testing/http.ts";
import { absentIds, exampleOf, namesOf } from "#server/testing/loops.ts";
import { requestOf, rest } from "#server/testing/rest.ts";
import { bodyMaxBytesOf } from "../body.ts";

/** A request that fails every check, and the fixes for one check at a time, in the expected order. */
const CHANGE_CHECKS: readonly [ErrorCode, (request: HttpRequest, name: Name) => HttpRequest][] = [
  [
    "unsupported_media_type",
    (request) => ({ ...request, headers: { ...request.headers, "Content-Type": "application/json" } }),
  ],
  ["payload_too_large", (request) => ({ ...request, body: "{" })],
  ["malformed_request", (request) => ({ ...request, body: '{"strange":1}' })],
  [
    "malformed_request",
    ({ headers: { "Idempotency-Key": _bad, ...headers } = {}, ...request }) => ({ ...request, headers }),
  ],
  [
    "validation_failed",
    (request, name) => ({ ...request, path: request.path.replace(/\?.*/, ""), body: bodyOf(name) }),
  ],
];

const changesOfRows = namesOf(({ changesData, pathParameters }) => changesData && pathParameters.length > 0);
test.each(changesOfRows)(
  "%s, a change, makes its checks in the order that the specification states",
  async (name) => {
    const person = await makePerson();
    const contract = contractOf(name);
    const without = await makeKey(person, {
      scopes: ALL_SCOPES.filter((scope) => scope !== contract.scope),
    });
    const good = await makeKey(person);
    const worst: HttpRequest = {
      ...requestOf(name, exampleOf(name, absentIds())),
      headers: { "Content-Type": "text/plain", "Idempotency-Key": "not good" },
      body: `{${" ".repeat(bodyMaxBytesOf(contract))}`,
    };
    worst.path += "?strange=1&strange=2";
    const codeOf = async (key: string | null, request: HttpRequest) =>
      (await rest(key).raw(request)).body as { code: ErrorCode };
    expect(await codeOf(null, { ...worst, path: "/api/v1/nowhere" })).toMatchObject({ code: "not_found" });
    expect(await codeOf(null, { ...worst, method: "OPTIONS" })).toMatchObject({ code: "method_not_allowed" });
    expect(await codeOf(null, worst)).toMatchObject({ code: "unauthenticated" });
    expect(await codeOf(without.key, worst)).toMatchObject({ code: "insufficient_scope" });
    let request = worst;
    for (const [code, mend] of CHANGE_CHECKS) {
      expect(await codeOf(good.key, request)).toMatchObject({ code });
      request = mend(request, name);
    }
    expect(await codeOf(good.key, request)).toMatchObject({ code: "not_found" });
  },
);

const readsOfRows = namesOf(({ changesData, pathParameters }) => !changesData && pathParameters.length > 0);
test.each(readsOfRows)(
  "%s, a read, makes its checks in the order that the specification states",
  async (name) => {
    const person = await makePerson();
    const without = await makeKey(person, {
      scopes: ALL_SCOPES.filter((scope) => scope !== contractOf(name).scope),
    });
    const good = rest((await makeKey(person)).key);
    const { path } = requestOf(name, exampleOf(name, absentIds()));
    const wrong = { path: `${path}${path.includes("?") ? "&" : "?"}strange=1` };
    expect((await rest(null).raw(wrong)).body).toMatchObject({ code: "unauthenticated" });
    expect((await rest(without.key).raw(wrong)).body).toMatchObject({ code: "insufficient_scope" });
    expect((await good.raw(wrong)).body).toMatchObject({ code: "validation_failed" });
    expect((await good.raw({ path })).body).toMatchObject({ code: "not_found" });
  },
);

test("too many requests in a minute get 429 with Retry-After and RateLimit headers, before the body is read", async () => {
  const person = await makePerson();
  const { id, key } = await makeKey(person);
  const early = await rest(key).send("boards.create", { name: "In time" });
  expect(early.headers.ratelimit).toMatch(/^"writes";r=\d+;t=\d+$/);
  expect(early.headers["ratelimit-policy"]).toMatch(/^"writes";q=\d+;w=60$/);
  const limit = Number(/q=(\d+)/.exec(String(early.headers["ratelimit-policy"]))?.[1]);
  const caller = { principal: id, userId: person.userId, restrictedToOrganizationId: null };
  for (let spent = 1; spent < limit; spent += 1) await countCall(caller, "writes", new Map());
  const late = await rest(key).raw({
    method: "POST",
    path: "/api/v1/boards",
    headers: { "Content-Type": "text/plain" },
    body: "x",
  });
  expect(late).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  expect(late.headers.ratelimit).toMatch(/^"writes";r=0;/);
  await rest(key).ok("boards.list", {});
});

function bodyOf(name: Name): string {
  return String(requestOf(name, exampleOf(name, absentIds())).body ?? "{}");
}
