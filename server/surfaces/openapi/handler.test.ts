import { expect, test } from "vitest";
import { http } from "#server/testing/http.ts";
import { document } from "#server/testing/openapi.ts";
import { OPENAPI_PATH } from "./handler.ts";

test("the document is there for anybody, from any origin, and may be kept a while", async () => {
  const answer = await http({ path: OPENAPI_PATH });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=300",
    "access-control-allow-origin": "*",
    "x-request-id": expect.any(String),
  });
  expect(answer.body).toMatchObject({ openapi: "3.1.0", paths: expect.any(Object) });
  const { paths } = answer.body as typeof document;
  expect(Object.keys(paths)).toEqual(Object.keys(document.paths));
});

test("whoever has it already gets 304", async () => {
  const { headers } = await http({ path: OPENAPI_PATH });
  const again = await http({ path: OPENAPI_PATH, headers: { "If-None-Match": headers.etag ?? "" } });
  expect(again).toMatchObject({ status: 304, text: "" });
  expect(again.headers.etag).toBe(headers.etag);
});

test("HEAD answers as GET without the body", async () => {
  const get = await http({ path: OPENAPI_PATH });
  const head = await http({ method: "HEAD", path: OPENAPI_PATH });
  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(Number(head.headers["content-length"])).toBe(Buffer.byteLength(get.text));
});

test("any other method is refused with 405, which names those that are allowed", async () => {
  const answer = await http({ method: "POST", path: OPENAPI_PATH, body: "{}" });
  expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
  expect(answer.headers.allow).toBe("GET, HEAD");
});
