import { beforeEach, describe, expect, test } from "vitest";
import { contentTypeOf } from "#domain/file-types.ts";
import { LIMITS } from "#domain/limits.ts";
import type { WorkerLimits } from "#server/lib/isolated-worker.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeResume } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";
import {
  doc,
  docx,
  expandingPdf,
  pdf,
  pdfOf,
  recursivePdf,
  slowPdf,
  type TestFile,
  wordFile,
  wordFileOf,
} from "#server/testing/resume-files.ts";
import { readText } from "./service.ts";

let api: Rest;
beforeEach(async () => {
  ({ api } = await makeCaller());
});

async function textOf(file: TestFile) {
  const { id: resumeId } = await makeResume(api, file);
  return api.ok("resumes.get_text", { resumeId });
}

/** Reads a document as the API does, but with other limits. */
function readAlone(content: Uint8Array, type: "docx" | "pdf", workerLimits?: WorkerLimits) {
  const requester = { actor: { userId: "reader" }, signal: undefined };
  return readText(requester, contentTypeOf(type), async () => content, workerLimits);
}

const run = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;

describe("the text of a Word document", () => {
  test("has a line for each paragraph, with its tabs, breaks, and fixed hyphens, and at most one empty line in a row", async () => {
    const body = [
      run("<w:t>Robin</w:t><w:t xml:space='preserve'> Vale &amp; Söhne</w:t>"),
      run("<w:t>2019</w:t><w:tab/><w:t>Harbor Works</w:t><w:br/><w:t>Lisbon   </w:t>"),
      "<w:p/><w:p/><w:p/>",
      run("<w:t>Go, SQL, 555</w:t><w:noBreakHyphen/><w:t>0100</w:t>"),
    ].join("");
    expect((await textOf(wordFileOf(body))).text).toBe(
      "Robin Vale & Söhne\n2019\tHarbor Works\nLisbon\n\nGo, SQL, 555-0100",
    );
  });

  test("omits deleted text, fields, and duplicates for older programs", async () => {
    const box = "<w:txbxContent><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></w:txbxContent>";
    const body = [
      run("<w:delText>Gone</w:delText><w:instrText>PAGE</w:instrText><w:t>Kept</w:t>"),
      `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`,
    ].join("");
    expect((await textOf(wordFileOf(body))).text).toBe("Kept\nBoxed");
  });

  test("is truncated at its maximum length", async () => {
    const { text } = await textOf(wordFile("x".repeat(LIMITS.text.resumeText + 5)));
    expect(text).toHaveLength(LIMITS.text.resumeText);
  });
});

test("the text of a PDF has its lines, with Western European letters", async () => {
  const { text, reason } = await textOf(pdfOf("Robin Vale", "S\u00f6hne & Sons, 2019", "Go, SQL"));
  expect({ text, reason }).toEqual({ text: "Robin Vale\nS\u00f6hne & Sons, 2019\nGo, SQL", reason: null });
});

test("an older Word file has no text, and the response says so", async () => {
  expect(await textOf(doc())).toMatchObject({ text: null, reason: "unsupported_type" });
});

test("someone else's résumé gives not_found", async () => {
  const { id: resumeId } = await makeResume((await makeCaller()).api, wordFile("Secret"));
  await api.rejected("resumes.get_text", { resumeId }, "not_found");
});

describe("a document that", () => {
  test.each([
    ["holds no text at all", docx(), ""],
    ["is a PDF without a page", pdf(), null],
    ["has no document within", docx("cv.docx", ["[Content_Types].xml", "word/other.xml"]), null],
    ["swells to 40 MB", wordFileOf(" ".repeat(40_000_000)), null],
    ["nests a million elements", wordFileOf("<w:p>".repeat(1_000_000)), null],
    ["is a PDF whose drawing draws itself", recursivePdf(), ""],
    ["is a PDF of 50 pages that take too long", slowPdf(), null],
  ])("%s gets a response, and so does the next one", async (_what, file, text) => {
    expect(await textOf(file)).toMatchObject({ text, reason: text === null ? "unreadable" : null });
    expect((await textOf(wordFile("Robin"))).text).toBe("Robin");
  });

  test.each([
    ["is broken objects", Buffer.from(`%PDF-1.7\n${"1 0 obj << ".repeat(50_000)}`)],
    ["swells to 400 MB", expandingPdf(400_000_000).content],
  ])("is a PDF that %s is stopped at the time limit, and the next one is read", async (_what, content) => {
    // Each takes as long as the limit allows, so the limit is short. The document of 50 pages already tests the API's limit.
    expect(await readAlone(content, "pdf", { timeoutMs: 1_000, memoryMb: 192 })).toBeNull();
    expect((await textOf(wordFile("Robin"))).text).toBe("Robin");
  });

  test.each([
    ["a page tree that holds itself", "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"],
    ["two billion pages that are not there", "<< /Type /Pages /Kids [] /Count 2147483647 >>"],
    ["a script that runs when it is opened", "<< /Type /Pages /Kids [] /Count 0 /JS (while (true);) >>"],
    ["lists in lists", "[".repeat(500_000)],
    ["names without an end", "/A".repeat(500_000)],
  ])("is a PDF of %s does no harm, and the next one is read", async (_what, pages) => {
    const catalog = "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while (true);) >> >>";
    const objects = [catalog, pages].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
    // The document's object table names itself as the earlier table.
    const trailer =
      "xref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R /Size 3 /Prev 9 >>\nstartxref\n9\n%%EOF\n";
    const content = Buffer.from(`%PDF-1.7\n${trailer}${objects}${trailer}`, "latin1");
    expect((await textOf({ ...pdf(), content })).text ?? "").toBe("");
    expect((await textOf(wordFile("Robin"))).text).toBe("Robin");
  });

  test("defines its own entities doesn't get them expanded, from a file or from itself", async () => {
    const laughs = '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">';
    const declared = `<!DOCTYPE w [${laughs}<!ENTITY file SYSTEM "file:///etc/hostname">]>`;
    const { text } = await textOf(wordFileOf(`${declared}<w:p><w:t>[&file;&b;]</w:t></w:p>`));
    expect(text).toMatch(/^(.*\[&file;&b;\])?$/s);
  });

  test("understates its size isn't unpacked", async () => {
    const file = wordFileOf("<w:p/>".repeat(6_000_000));
    const content = Buffer.from(file.content);
    // This is the unpacked size in the last entry of the zip's directory.
    content.writeUInt32LE(100, content.lastIndexOf(Buffer.from("PK\x01\x02", "latin1")) + 24);
    expect((await textOf({ ...file, content })).text ?? "").toBe("");
    expect((await textOf(wordFile("Robin"))).text).toBe("Robin");
  });

  test("takes too long or too much memory is stopped", async () => {
    const { content } = wordFile("x".repeat(8_000_000));
    const read = (workerLimits?: WorkerLimits) => readAlone(content, "docx", workerLimits);
    expect(await read({ timeoutMs: 1, memoryMb: 128 })).toBeNull();
    expect(await read({ timeoutMs: 60_000, memoryMb: 4 })).toBeNull();
    expect(await read()).toHaveLength(LIMITS.text.resumeText);
  });
});
