import { describe, expect, test } from "vitest";
import { READ_SCOPES } from "#domain/scopes.ts";
import { metadataUrl } from "#server/auth/oauth/resources.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { type HttpRequest, http } from "#server/testing/http.ts";
import { MCP_PATH } from "./handler.ts";

const CALL = { name: "me_get", arguments: {} };
const message = (method: string, params: object = {}) => ({ jsonrpc: "2.0", id: 1, method, params });
const call = (params: object = CALL) => message("tools/call", params);

async function newKey(options: Parameters<typeof makeKey>[1] = {}): Promise<string> {
  const { person } = await makeCaller();
  return (await makeKey(person, options)).key;
}

function post(key: string | null, body: unknown, headers: Record<string, string> = {}) {
  return send(key, { body: typeof body === "string" ? body : JSON.stringify(body), headers });
}

function send(key: string | null, request: Partial<HttpRequest>) {
  const authorization: Record<string, string> = key === null ? {} : { Authorization: `Bearer ${key}` };
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
    ...authorization,
    ...request.headers,
  };
  return http({ method: "POST", path: MCP_PATH, ...request, headers });
}

describe("credentials", () => {
  test("a request without a credential gets 401 with the challenge", async () => {
    const response = await post(null, call());
    expect(response.status).toBe(401);
    expect(response.headers["www-authenticate"]).toBe(
      `Bearer realm="offerlane", resource_metadata="${metadataUrl("mcp")}", scope="${READ_SCOPES.join(" ")}"`,
    );
    expect(response.body).toMatchObject({ jsonrpc: "2.0", error: { data: { code: "unauthenticated" } } });
  });

  test("a request with an unknown credential gets 401 with invalid_token", async () => {
    const response = await post("ol_live_unknown", message("tools/list"));
    expect(response.status).toBe(401);
    expect(response.headers["www-authenticate"]).toBe(
      `Bearer realm="offerlane", error="invalid_token", resource_metadata="${metadataUrl("mcp")}", scope="${READ_SCOPES.join(" ")}"`,
    );
  });

  test("a missing scope gets 403, and the challenge names it", async () => {
    const key = await newKey({ scopes: ["boards:read"] });
    const response = await post(key, call({ name: "companies_list", arguments: {} }));
    expect(response.status).toBe(403);
    expect(response.headers["www-authenticate"]).toContain(
      `error="insufficient_scope", scope="companies:read", resource_metadata="${metadataUrl("mcp")}"`,
    );
    expect(response.body).toMatchObject({
      id: 1,
      error: { data: { code: "insufficient_scope", status: 403 } },
    });
  });
});

test.each([
  ["*/*", 200],
  ["text/html, */*", 200],
  ["text/html, *; q=.2, */*; q=.2", 200],
  ["*/*;q=0", 406],
  ["", 406],
  ["application/json", 406],
  ["text/event-stream;q=0, */*;q=0.1", 406],
])("a client that accepts “%s” gets %i", async (accept, status) => {
  expect((await post(await newKey(), call(), { Accept: accept })).status).toBe(status);
});

test("a client that doesn't say what it accepts gets a response", async () => {
  const headers = { Authorization: `Bearer ${await newKey()}`, "Content-Type": "application/json" };
  const response = await http({ method: "POST", path: MCP_PATH, headers, body: JSON.stringify(call()) });
  expect(response.status).toBe(200);
});

describe("origins", () => {
  test.each(["https://evil.example", "null", "http://localhost.evil.example", "not an origin"])(
    "a page of %s is rejected, whatever credential it sends",
    async (origin) => {
      expect((await post(await newKey(), call(), { Origin: origin })).status).toBe(403);
    },
  );

  test.each(["http://localhost:3000", "http://localhost:6274", "http://127.0.0.1:8080", "http://[::1]:80"])(
    "a page of %s is accepted in local mode",
    async (origin) => {
      expect((await post(await newKey(), call(), { Origin: origin })).status).toBe(200);
    },
  );
});

describe("pages of other sites, if the product isn't on the visitor's machine,", () => {
  const Origin = "https://agent.example";

  test("may call with their own credential and read the response", async () => {
    env().forThisMachine = false;
    const response = await post(await newKey(), call(), { Origin });
    expect(response.status).toBe(200);
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    expect((await post(null, call(), { Origin })).status).toBe(401);
  });

  test.each([MCP_PATH, "/oauth/register"])(
    "learn from a preflight request to %s that they may call",
    async (path) => {
      const headers = {
        Origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization, content-type, mcp-protocol-version",
      };
      const response = await http({ method: "OPTIONS", path, headers });
      expect(response.status).toBe(204);
      expect(response.headers["access-control-allow-origin"]).toBe("*");
      expect(response.headers["access-control-allow-headers"]?.toString().toLowerCase()).toContain(
        "content-type",
      );
    },
  );

  test("can register there", async () => {
    const body = JSON.stringify({ client_name: "Page", redirect_uris: ["https://agent.example/back"] });
    const headers = { Origin, "Content-Type": "application/json", "X-Forwarded-For": "2001:db8:c0::15" };
    const response = await http({ method: "POST", path: "/oauth/register", headers, body });
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    expect(response.status, response.text).toBe(201);
  });
});

test.each(["", "?toolset=search"])(
  "the list of tools%s is compressed if the client accepts it",
  async (query) => {
    const listing = { body: JSON.stringify(message("tools/list")), path: `${MCP_PATH}${query}` };
    const key = await newKey();
    const whole = await send(key, listing);
    const short = await send(key, { ...listing, headers: { "Accept-Encoding": "gzip" } });
    expect(short.headers["content-encoding"]).toBe("gzip");
    expect(Number(short.headers["content-length"])).toBeLessThan(whole.text.length / 3);
  },
);

describe("bodies", () => {
  test("a body over 1 MiB gets 413, with or without a Content-Length", async () => {
    const key = await newKey();
    const large = JSON.stringify(call({ ...CALL, arguments: { notes: "x".repeat(1_048_576) } }));
    expect((await post(key, large)).status).toBe(413);
    expect((await send(key, { body: [large.slice(0, 700_000), large.slice(700_000)] })).status).toBe(413);
  });

  test("another media type gets 415", async () => {
    const response = await post(await newKey(), call(), { "Content-Type": "text/plain" });
    expect(response.status).toBe(415);
  });

  test.each(["{", "", "[]", '"text"', JSON.stringify([call(), call()])])(
    "the body %s isn't a single message and gets 400",
    async (body) => {
      const response = await post(await newKey(), body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ jsonrpc: "2.0", error: { message: expect.any(String) } });
    },
  );
});

describe("hostile messages", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  const wrap = (rest: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call",${rest}}`;

  test.each([
    ["an argument", (deep: string) => wrap(`"params":{"name":"me_get","arguments":{"x":${deep}}}`)],
    ["a field", (deep: string) => wrap(`"params":{"name":"companies_create","arguments":{"name":${deep}}}`)],
    ["the name", (deep: string) => wrap(`"params":{"name":${deep}}`)],
    ["the params", (deep: string) => wrap(`"params":${deep}`)],
    ["_meta", (deep: string) => wrap(`"params":{"name":"me_get","_meta":{"offerlane/ifMatch":${deep}}}`)],
    ["the id", (deep: string) => `{"jsonrpc":"2.0","method":"tools/list","id":${deep}}`],
  ])("nested 200,000 deep in %s are rejected, and the server keeps running", async (_where, bodyOf) => {
    const key = await newKey();
    const response = await post(key, bodyOf(nested(200_000)));
    expect(response.status, response.text.slice(0, 300)).toBeLessThan(500);
    expect(response.text).toMatch(/"error"|"isError":true/);
    expect((await post(key, call())).status).toBe(200);
  });

  test.each([
    ["no method", { jsonrpc: "2.0", id: 1 }],
    ["another version of JSON-RPC", { ...call(), jsonrpc: "1.0" }],
    ["no name of a tool", message("tools/call")],
    ["arguments that are no object", call({ name: "me_get", arguments: ["x"] })],
    ["an unknown method", message("tools/paint")],
    ["null params", { ...call(), params: null }],
    ["a prototype for a name", call({ name: "__proto__", arguments: {} })],
  ])("with %s are rejected as the protocol says", async (_what, body) => {
    const response = await post(await newKey(), body);
    expect(response.status).toBeLessThan(500);
    expect(response.text).toContain('"error"');
    expect(response.text).not.toContain("Internal");
  });
});

test.each(["GET", "DELETE"])("%s gets 405, because there are no sessions", async (method) => {
  const response = await send(await newKey(), { method, headers: { Accept: "text/event-stream" } });
  expect(response.status).toBe(405);
  expect(response.headers.allow).toBe("POST");
});

test("a response has its request id and the remaining rate", async () => {
  const response = await post(await newKey(), call(), { "X-Request-Id": "mine-to-find-again" });
  expect(response.status).toBe(200);
  expect(response.headers["x-request-id"]).toBe("mine-to-find-again");
  expect(response.headers.ratelimit).toMatch(/^"reads";r=\d+;t=\d+$/);
  expect(response.headers["x-content-type-options"]).toBe("nosniff");
});

test("calls that come too often get 429", async () => {
  const key = await newKey();
  const responses = [];
  for (let sent = 0; sent < 1_210 && responses.at(-1)?.status !== 429; sent += 1) {
    responses.push(await post(key, call({ name: "companies_create", arguments: {} })));
  }
  expect(responses.at(-1)).toMatchObject({
    status: 429,
    body: { error: { data: { code: "rate_limited" } } },
  });
  expect(Number(responses.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
  expect(responses).toHaveLength(1_201);
});
