import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import type { Rest } from "#server/testing/rest.ts";
import { doc, docx, formBody, inJson, pdf } from "#server/testing/resume-files.ts";
import { filesOnDisk, UPLOAD_PATH, uploadsBy } from "#server/testing/resume-uploads.ts";
import type { Resume } from "./contract.ts";

let api: Rest;
let key: string;
beforeAll(async () => {
  ({ api, key } = await makeCaller());
});

const { send, upload, asJson } = uploadsBy(() => api);

describe("an upload as a form", () => {
  test.each([
    ["PDF", pdf()],
    ["DOC", doc()],
    ["DOC with a workbook in it", doc("cv.doc", ["Workbook", "WordDocument"])],
    ["DOC whose streams can't be identified", doc("cv.doc", [])],
    ["DOCX", docx()],
  ])("of a %s is stored with its name, type, and size", async (_kind, file) => {
    const { status, body, headers } = await upload(file);
    const { id, ...resume } = body as Resume;
    expect(status).toBe(201);
    expect(headers.location).toBe(`${UPLOAD_PATH}/${id}`);
    expect(resume).toMatchObject({
      name: "Backend",
      fileName: file.fileName,
      fileType: file.contentType,
      fileSizeBytes: file.content.length,
    });
  });

  test("may send its name after its file", async () => {
    const { status } = await send([
      ["file", pdf()],
      ["name", "Late"],
    ]);
    expect(status).toBe(201);
  });

  test.each([
    "Lebenslauf Jörg 履歴書 🐟.pdf",
    'the "best" cv.pdf',
    "../../etc/passwd.pdf",
    "..\\..\\boot.pdf",
    "C:\\Users\\robin\\cv.pdf",
    "/etc/cv.pdf",
    "a%2Fb.pdf",
    "-rf *.pdf",
    " spaced .pdf",
    "CV.PDF",
  ])("keeps the file name %j unchanged", async (fileName) => {
    const { status, body } = await upload(pdf(100, fileName));
    expect([status, (body as Resume).fileName]).toEqual([201, fileName]);
  });

  test("with a generic type is identified by name and content", async () => {
    const { body } = await upload({ ...docx(), contentType: "application/octet-stream" });
    expect(body).toMatchObject({ fileType: docx().contentType });
  });

  test.each([pdf(), doc(), docx()])(
    "without a type, which a form may omit, is identified by name and content: $fileName",
    async (file) => {
      const kept = await upload({ ...file, contentType: null });
      expect([kept.status, kept.body]).toMatchObject([201, { fileType: file.contentType }]);
      const [declared, lying] = [
        await upload({ ...file, contentType: "text/plain" }),
        await upload({ ...file, contentType: null, content: Buffer.from("a text") }),
      ];
      expect([declared.status, lying.status]).toEqual([415, 415]);
    },
  );

  test.each([
    ["no file", [["name", "Backend"]], ["file"]],
    ["no name", [["file", pdf()]], ["name"]],
    [
      "an empty file name",
      [
        ["name", "Backend"],
        ["file", pdf(100, "")],
      ],
      ["file", "fileName"],
    ],
    [
      "a file name of 256 characters",
      [
        ["name", "Backend"],
        ["file", pdf(100, `${"a".repeat(252)}.pdf`)],
      ],
      ["file", "fileName"],
    ],
    [
      "two files",
      [
        ["name", "Backend"],
        ["file", pdf()],
        ["file", pdf()],
      ],
      ["file"],
    ],
    [
      "a text as file",
      [
        ["name", "Backend"],
        ["file", "text"],
      ],
      ["file"],
    ],
    [
      "a field that is unknown",
      [
        ["name", "Backend"],
        ["strange", "1"],
        ["file", pdf()],
      ],
      ["strange"],
    ],
    [
      "two names",
      [
        ["name", "One"],
        ["name", "Two"],
        ["file", pdf()],
      ],
      ["name"],
    ],
    [
      "a name past its maximum",
      [
        ["name", "a".repeat(201)],
        ["file", pdf()],
      ],
      ["name"],
    ],
    [
      "a name that fills memory",
      [
        ["name", "a".repeat(100_000)],
        ["file", pdf()],
      ],
      ["name"],
    ],
  ] as [string, Parameters<typeof send>[0], string[]][])(
    "with %s gives 422, and leaves no file",
    async (_what, parts, path) => {
      const before = await filesOnDisk();
      const { status, body } = await send(parts);
      expect([status, body]).toMatchObject([422, { code: "validation_failed", issues: [{ path }] }]);
      expect(await filesOnDisk()).toEqual(before);
    },
  );

  test.each([
    ["cut off in the file", (body: Buffer) => body.subarray(0, 600)],
    ["cut off before its last boundary", (body: Buffer) => body.subarray(0, -6)],
    ["of no parts", () => Buffer.from("nothing of the kind")],
    ["empty", () => Buffer.alloc(0)],
  ])("whose form is %s gives 400, and leaves no file", async (_what, cut) => {
    const before = await filesOnDisk();
    const form = formBody([
      ["name", "Backend"],
      ["file", pdf()],
    ]);
    const response = await api.raw({
      method: "POST",
      path: UPLOAD_PATH,
      headers: form.headers,
      body: cut(form.body),
    });
    expect([response.status, response.body]).toMatchObject([400, { code: "malformed_request" }]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test("without a boundary gives 400", async () => {
    const headers = { "Content-Type": "multipart/form-data" };
    const response = await api.raw({ method: "POST", path: UPLOAD_PATH, headers, body: "x" });
    expect(response.status).toBe(400);
  });

  test("that is cut off in the middle leaves nothing behind", async () => {
    const before = await filesOnDisk();
    await new Promise<void>((resolve, reject) => {
      void serverOrigin().then((origin) => {
        const form = formBody([["file", pdf(5_000_000)]]);
        const headers = {
          ...form.headers,
          Authorization: `Bearer ${key}`,
          "Content-Length": form.body.length,
        };
        const outgoing = request(`${origin}${UPLOAD_PATH}`, { method: "POST", headers });
        outgoing.on("error", () => resolve());
        outgoing.on("response", () => reject(new Error("half an upload was answered")));
        outgoing.write(form.body.subarray(0, 2_000_000));
        setTimeout(() => outgoing.destroy(), 300);
      });
    });
    await expect.poll(filesOnDisk).toEqual(before);
  });
});

describe("an upload in JSON", () => {
  test("is stored like the same upload as a form", async () => {
    const { status, body } = await asJson(docx());
    expect([status, body]).toMatchObject([
      201,
      { fileName: "cv.docx", fileSizeBytes: docx().content.length },
    ]);
  });

  test.each(["not base64!", "QUJ", "QUJD=", "QUJD\n", "QUI_"])(
    "with %j for base64 gives 422",
    async (contentBase64) => {
      const file = { ...inJson(pdf()), contentBase64 };
      const { issues } = await api.rejected("resumes.create", { name: "x", file }, "validation_failed");
      expect(issues).toMatchObject([{ path: ["file", "contentBase64"] }]);
    },
  );
});

describe("an Idempotency-Key", () => {
  test("creates one résumé and one file for repeated requests, as a form or in JSON", async () => {
    const before = (await filesOnDisk()).length;
    const file = pdf(2_000);
    const first = await send(
      [
        ["name", "Keyed"],
        ["file", file],
      ],
      { "Idempotency-Key": "resume-1" },
    );
    const second = await send(
      [
        ["file", file],
        ["name", "Keyed"],
      ],
      { "Idempotency-Key": "resume-1" },
    );
    const third = await api.send(
      "resumes.create",
      { name: "Keyed", file: inJson(file) },
      { "Idempotency-Key": "resume-1" },
    );
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect(await filesOnDisk()).toHaveLength(before + 1);
  });

  test("is rejected for the same name with different content", async () => {
    const headers = { "Idempotency-Key": "resume-2" };
    await send(
      [
        ["name", "Keyed"],
        ["file", pdf(2_000)],
      ],
      headers,
    );
    const before = await filesOnDisk();
    const { body } = await send(
      [
        ["name", "Keyed"],
        ["file", pdf(2_001)],
      ],
      headers,
    );
    expect(body).toMatchObject({ code: "idempotency_key_reused" });
    expect(await filesOnDisk()).toEqual(before);
  });

  test("that is absent lets the same name and file create another résumé", async () => {
    const [one, other] = [(await upload(pdf())).body, (await upload(pdf())).body] as Resume[];
    expect(one?.id).not.toBe(other?.id);
  });
});
