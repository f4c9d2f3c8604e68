import { beforeAll, describe, expect, test } from "vitest";
import { makeCaller, makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { rest } from "#server/testing/rest.ts";
import { FILE_MAX_BYTES, formBody, inJson, pdf, type TestFile } from "#server/testing/resume-files.ts";
import { filesOnDisk } from "#server/testing/resume-uploads.ts";

const RESUMES_CREATE = "/api/trpc/resumes.create";
const FROM_OUR_PAGE = { "Sec-Fetch-Site": "same-origin" };

let person: Person;
let cookie: string;
beforeAll(async () => {
  person = await makePerson();
  cookie = await signIn(person);
});

/** Sends an upload as a page does. */
function upload(file: TestFile, headers: Record<string, string> = {}, path = RESUMES_CREATE) {
  const form = formBody([
    ["name", "From a page"],
    ["file", file],
  ]);
  return http({
    method: "POST",
    path,
    headers: { ...FROM_OUR_PAGE, Cookie: cookie, ...form.headers, ...headers },
    body: form.body,
  });
}
const problem = (code: string) => ({ error: { data: { problem: { code } } } });

describe("an upload from a page", () => {
  test("is streamed as over REST, with the response format of tRPC", async () => {
    const { status, body } = await upload(pdf(FILE_MAX_BYTES));
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: { data: { name: "From a page", fileSizeBytes: FILE_MAX_BYTES } } });
  });

  test("accepts an Idempotency-Key", async () => {
    const headers = { "Idempotency-Key": "from-a-page" };
    const [one, other] = [await upload(pdf(), headers), await upload(pdf(), headers)];
    expect(other.body).toEqual(one.body);
    expect(other.headers["idempotent-replayed"]).toBe("true");
  });

  test("is rejected for the same reasons as elsewhere, and leaves no file", async () => {
    const before = await filesOnDisk();
    const big = await upload(pdf(FILE_MAX_BYTES + 1));
    const wrong = await upload({ ...pdf(), fileName: "cv.exe" });
    const outsider = await upload(pdf(), { Cookie: "none=1" });
    const foreign = await upload(pdf(), { "Sec-Fetch-Site": "cross-site" });
    expect([big.status, big.body]).toMatchObject([413, problem("payload_too_large")]);
    expect([wrong.status, wrong.body]).toMatchObject([415, problem("unsupported_media_type")]);
    expect([outsider.status, foreign.status]).toEqual([401, 401]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test("is accepted only by procedures that take a file", async () => {
    for (const procedure of ["companies.create", "nothing", "resumes.create,resumes.create"]) {
      expect((await upload(pdf(), {}, `/api/trpc/${procedure}`)).status).toBe(415);
    }
  });

  test("may be JSON of 14 MiB, while other bodies may be 1 MiB", async () => {
    const headers = { ...FROM_OUR_PAGE, Cookie: cookie, "Content-Type": "application/json" };
    const send = (path: string, input: object) =>
      http({ method: "POST", path: `/api/trpc/${path}`, headers, body: JSON.stringify(input) });
    const file = inJson(pdf(FILE_MAX_BYTES));
    expect((await send("resumes.create", { name: "In JSON", file })).status).toBe(200);
    expect((await send("companies.create", { name: "x", notes: "a".repeat(1_100_000) })).status).toBe(413);
  });
});

describe("an upload by a tool call", () => {
  test("may be 14 MiB, while other calls may be 1 MiB", async () => {
    const { key } = await makeCaller();
    const call = (name: string, args: object) =>
      rest(key).raw({
        method: "POST",
        path: "/api/mcp",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
          "MCP-Protocol-Version": "2025-11-25",
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name, arguments: args },
        }),
      });
    const made = await call("resumes_create", { name: "By an agent", file: inJson(pdf(FILE_MAX_BYTES)) });
    expect([made.status, made.text]).toEqual([
      200,
      expect.stringContaining(`"fileSizeBytes":${FILE_MAX_BYTES}`),
    ]);
    const big = await call("companies_create", { name: "x", notes: "a".repeat(1_100_000) });
    expect(big.status).toBe(413);
  });
});
