import { crc32, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

export type TestFile = { fileName: string; contentType: string; content: Buffer };

const MIB = 1_048_576;
export const FILE_MAX_BYTES = 10 * MIB;

/** Returns a PDF of the given size. */
export function pdf(bytes = 1_000, fileName = "cv.pdf"): TestFile {
  const content = Buffer.alloc(bytes, "% so goes a file\n");
  content.write("%PDF-1.7\n");
  return { fileName, contentType: "application/pdf", content };
}

/** Returns a PDF with a page of these lines. Readers find its objects without a cross-reference table. */
export function pdfOf(...lines: string[]): TestFile {
  const drawn = `BT /F1 12 Tf 72 720 Td 14 TL ${lines.map((line) => `(${line}) Tj T*`).join(" ")} ET`;
  return pdfDrawn(1, `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
}

/** Returns a small PDF of 50 pages that takes longer to read than the limit: a page saves and restores its state 500,000 times. */
export function slowPdf(): TestFile {
  const drawn = deflateSync("q Q ".repeat(500_000)).toString("latin1");
  return pdfDrawn(50, `<< /Length ${drawn.length} /Filter /FlateDecode >>\nstream\n${drawn}\nendstream`);
}

/** Returns a PDF of one page that unpacks to the given number of bytes. */
export function expandingPdf(bytes: number): TestFile {
  const drawn = deflateSync(Buffer.alloc(bytes, "q Q ")).toString("latin1");
  return pdfDrawn(1, `<< /Length ${drawn.length} /Filter /FlateDecode >>\nstream\n${drawn}\nendstream`);
}

/** Returns a PDF whose page draws a form that draws itself, twice each time. */
export function recursivePdf(): TestFile {
  const drawn = "/F Do /F Do";
  const form = "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 3 0 R >> >>";
  return pdfDrawn(1, `<< ${form} /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
}

/** Returns a PDF whose pages all have the same content. */
function pdfDrawn(pages: number, drawn: string): TestFile {
  const kids = Array.from({ length: pages }, (_page, at) => at + 5);
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> /XObject << /F 3 0 R >> >> >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.map((number) => `${number} 0 R`).join(" ")}] /Count ${pages} >>`,
    drawn,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...kids.map(() => page),
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const content = Buffer.from(
    `%PDF-1.7\n${objects.join("")}trailer << /Root 1 0 R /Size ${pages + 5} >>\n%%EOF\n`,
    "latin1",
  );
  return { ...pdf(), content };
}

/** Returns a file in Word's older format: a compound file with a WordDocument, or other streams, in its directory. */
export function doc(fileName = "cv.doc", streams = ["WordDocument"]): TestFile {
  const content = Buffer.alloc(4_096);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(content);
  for (const [at, stream] of streams.entries())
    content.write(`${stream}\0`, 1_024 + 128 * (at + 1), "utf16le");
  return { fileName, contentType: "application/msword", content };
}

/** Returns a file in Word's newer format: a zip with its list of content types and its document. */
export function docx(fileName = "cv.docx", entries = ["[Content_Types].xml", "word/document.xml"]): TestFile {
  const contentType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  return { fileName, contentType, content: zip(entries.map((name) => [name, `<${name}/>`])) };
}

/** Returns a Word document with these paragraphs. */
export function wordFile(...paragraphs: string[]): TestFile {
  return wordFileOf(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(""));
}

/** Returns a Word document with the given body, packed as Word packs it. */
export function wordFileOf(body: string): TestFile {
  const document = `<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;
  const content = zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(document),
  });
  return { ...docx(), content: Buffer.from(content) };
}

/** A part of a form: a text, or a file, whose type may be missing. */
type FormPart = [name: string, text: string] | [name: "file", file: SentFile];
export type SentFile = Omit<TestFile, "contentType"> & { contentType: string | null };

/** Returns the body of a form with these parts in order, as a browser sends it. */
export function formBody(parts: readonly FormPart[]) {
  const boundary = "----offerlane-test-boundary";
  const chunks = parts.flatMap(([name, value]) =>
    typeof value === "string"
      ? [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`]
      : [
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${value.fileName.replaceAll('"', "%22")}"\r\n` +
            `${value.contentType === null ? "" : `Content-Type: ${value.contentType}\r\n`}\r\n`,
          value.content,
          "\r\n",
        ],
  );
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
  };
}

/** Returns a file in the form of a JSON body. */
export function inJson({ fileName, contentType, content }: TestFile) {
  return { fileName, contentType, contentBase64: content.toString("base64") };
}

/** Returns a zip without compression (APPNOTE 4.3). */
function zip(entries: [name: string, text: string][]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const data = Buffer.from(text);
    const header = Buffer.alloc(26);
    header.writeUInt32LE(crc32(data), 10);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt16LE(Buffer.byteLength(name), 22);
    local.push(Buffer.from("PK\u0003\u0004"), header, Buffer.from(name), data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002\0\0"), header, place, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + data.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...directory, Buffer.from("PK\u0005\u0006"), end]);
}
