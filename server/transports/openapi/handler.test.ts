import { expect, test } from "vitest";
import { contracts } from "#server/testing/contracts.ts";
import { http } from "#server/testing/http.ts";
import { document } from "#server/testing/openapi.ts";
import { LLMS_FULL_PATH, LLMS_PATH, OPENAPI_PATH, POSTMAN_PATH } from "./handler.ts";

test("the document is public, readable from any origin, and cacheable", async () => {
  const response = await http({ path: OPENAPI_PATH });
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=300",
    "access-control-allow-origin": "*",
    "x-request-id": expect.any(String),
  });
  expect(response.body).toMatchObject({ openapi: "3.1.0", paths: expect.any(Object) });
  const { paths } = response.body as typeof document;
  expect(Object.keys(paths)).toEqual(Object.keys(document.paths));
});

test.each([OPENAPI_PATH, LLMS_PATH, LLMS_FULL_PATH])(
  "a client that already has the document gets 304: %s",
  async (path) => {
    const { status, headers } = await http({ path });
    expect(status).toBe(200);
    const again = await http({ path, headers: { "If-None-Match": headers.etag ?? "" } });
    expect(again).toMatchObject({ status: 304, text: "" });
    expect(again.headers.etag).toBe(headers.etag);
  },
);

test("HEAD responds like GET, without the body", async () => {
  const get = await http({ path: OPENAPI_PATH });
  const head = await http({ method: "HEAD", path: OPENAPI_PATH });
  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(Number(head.headers["content-length"])).toBe(Buffer.byteLength(get.text));
});

test("any other method gets 405, which names the allowed methods", async () => {
  const response = await http({ method: "POST", path: OPENAPI_PATH, body: "{}" });
  expect(response).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
  expect(response.headers.allow).toBe("GET, HEAD");
});

test("the Postman collection has every operation, a new idempotency key for each change, and no one's API key", async () => {
  const { body } = await http({ path: POSTMAN_PATH });
  type Item = { request: { method: string; header: { key: string; value: string }[]; url: { raw: string } } };
  const { item, variable } = body as { item: { item: Item[] }[]; variable: { key: string; value: string }[] };
  const requests = item.flatMap((folder) => folder.item.map(({ request }) => request));
  expect(requests.map(({ method, url }) => `${method} ${url.raw.replace(/[?].*/, "")}`).sort()).toEqual(
    contracts.map(({ method, path }) => `${method} {{base}}${path.replace(/\{(\w+)\}/g, ":$1")}`).sort(),
  );
  for (const { method, header } of requests) {
    const key = header.find((entry) => entry.key === "Idempotency-Key")?.value;
    expect(key).toBe(method === "GET" ? undefined : "{{$guid}}");
  }
  expect(variable).toContainEqual({ key: "key", value: "" });
});
