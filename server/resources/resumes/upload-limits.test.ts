import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import type { Rest } from "#server/testing/rest.ts";
import { doc, docx, FILE_MAX_BYTES, formBody, pdf, type TestFile } from "#server/testing/resume-files.ts";
import { filesOnDisk, UPLOAD_PATH, uploadsBy } from "#server/testing/resume-uploads.ts";

let api: Rest;
let key: string;
beforeAll(async () => {
  ({ api, key } = await makeCaller());
});

const { upload, asJson } = uploadsBy(() => api);

describe("the size of a file", () => {
  test.each([
    ["as a form", upload],
    ["in JSON", asJson],
  ])("may be 10 MiB and not a byte more, %s", async (_form, by) => {
    expect((await by(pdf(FILE_MAX_BYTES))).status).toBe(201);
    const before = await filesOnDisk();
    const { status, body } = await by(pdf(FILE_MAX_BYTES + 1));
    expect([status, body]).toMatchObject([413, { code: "payload_too_large" }]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test("is rejected as soon as it exceeds the limit, before the rest arrives", async () => {
    const form = formBody([["file", pdf(FILE_MAX_BYTES + 2_000_000)]]);
    const response = await new Promise<number>((resolve, reject) => {
      void serverOrigin().then((origin) => {
        const headers = {
          ...form.headers,
          Authorization: `Bearer ${key}`,
          "Content-Length": form.body.length,
        };
        const outgoing = request(`${origin}${UPLOAD_PATH}`, { method: "POST", headers });
        outgoing.on("error", reject);
        outgoing.on("response", (incoming) => {
          resolve(incoming.statusCode ?? 0);
          outgoing.destroy();
        });
        outgoing.write(form.body.subarray(0, FILE_MAX_BYTES + 100_000));
      });
    });
    expect(response).toBe(413);
  });

  test.each([
    ["said", (body: Buffer) => body],
    ["not said", (body: Buffer) => [body]],
  ])("over the body's limit of 14 MiB gives 413, with its length %s", async (_what, bodyOf) => {
    const headers = { "Content-Type": "application/json" };
    const big = Buffer.alloc(14 * 1_048_576 + 1, "a");
    const response = await api.raw({ method: "POST", path: UPLOAD_PATH, headers, body: bodyOf(big) });
    expect(response.status).toBe(413);
  });

  test("doesn't raise the limit of other operations", async () => {
    const { status } = await api.send("companies.create", { name: "x", notes: "a".repeat(1_100_000) });
    expect(status).toBe(413);
  });
});

describe("the type of a file", () => {
  const text = Buffer.from("only text");
  test.each<[string, TestFile]>([
    ["another ending", { ...pdf(), fileName: "cv.exe" }],
    ["no ending", { ...pdf(), fileName: "cv" }],
    ["a declared type of another kind", { ...pdf(), contentType: "text/html" }],
    ["a name of another kind than its type", { ...pdf(), fileName: "cv.docx" }],
    ["PDF by name only", { ...pdf(), content: text }],
    ["DOC by name only", { ...doc(), content: text }],
    ["DOCX by name only", { ...docx(), content: text }],
    ["a workbook named .doc", doc("cv.doc", ["Workbook"])],
    ["slides named .doc", doc("cv.doc", ["PowerPoint Document"])],
    ["an email named .doc", doc("cv.doc", ["__properties_version1.0"])],
    ["a workbook named .docx", docx("cv.docx", ["[Content_Types].xml", "xl/workbook.xml"])],
    ["a zip of anything", docx("cv.docx", ["word/readme.txt"])],
    ["half a zip", { ...docx(), content: docx().content.subarray(0, -20) }],
    ["a PDF in a DOCX's clothes", { ...docx(), content: pdf().content }],
    ["nothing at all", { ...pdf(), content: Buffer.alloc(0) }],
    ["a beginning only", { ...pdf(), content: Buffer.from("%PD") }],
  ])("gives 415 for %s, both as a form and in JSON, and leaves no file", async (_what, file) => {
    const before = await filesOnDisk();
    for (const by of [upload, asJson]) {
      const { status, body } = await by(file);
      expect([status, body]).toMatchObject([415, { code: "unsupported_media_type" }]);
    }
    expect(await filesOnDisk()).toEqual(before);
  });

  test("of another body gives 415", async () => {
    const headers = { "Content-Type": "application/pdf" };
    const { status } = await api.raw({ method: "POST", path: UPLOAD_PATH, headers, body: pdf().content });
    expect(status).toBe(415);
  });
});
