import { describe, expect, test } from "vitest";
import { decodeHtml } from "./encoding.ts";

const SHIFT_JIS = Buffer.from([0x83, 0x56, 0x83, 0x46, 0x83, 0x74]); // シェフ
const page = (head: string, text: Buffer) =>
  Buffer.concat([Buffer.from(`<html lang="ja"><head>${head}</head>`), text]);
const read = (head: string, text: Buffer, type = "text/html") =>
  decodeHtml(page(head, text), type).split("</head>")[1];

describe("a page is decoded", () => {
  test.each([
    ["by its header", "", SHIFT_JIS, "text/html; charset=Shift_JIS", "シェフ"],
    [
      "by its header before its meta",
      '<meta charset="utf-8">',
      SHIFT_JIS,
      'text/html; charset="sjis"',
      "シェフ",
    ],
    ["by its meta", '<meta charset="Shift_JIS">', SHIFT_JIS, "text/html", "シェフ"],
    [
      "by the meta of a content type",
      '<META http-equiv="Content-Type" content="text/html; charset=x-sjis">',
      SHIFT_JIS,
      "text/html",
      "シェフ",
    ],
    [
      "by a meta after 1,024 bytes",
      `<script>${" ".repeat(2_000)}</script><meta charset=shift_jis>`,
      SHIFT_JIS,
      "text/html",
      "シェフ",
    ],
    [
      "as windows-1252 under the label latin1",
      '<meta charset="iso-8859-1">',
      Buffer.from([0x80, 0xfc]),
      "text/html",
      "€ü",
    ],
    ["as UTF-8 under a meta that says UTF-16", '<meta charset="utf-16">', Buffer.from("ü"), "text/html", "ü"],
    [
      "by its meta if the header's label is unknown",
      '<meta charset="sjis">',
      SHIFT_JIS,
      "text/html; charset=none",
      "シェフ",
    ],
    ["as UTF-8 without a label", "", Buffer.from("シェフ"), "text/html", "シェフ"],
    ["by its language without a label", "", SHIFT_JIS, "text/html", "シェフ"],
  ])("%s", (_how, head, text, type, expected) => {
    expect(read(head, text, type)).toBe(expected);
  });

  test.each([
    ["a comment", '<!-- <meta charset="shift_jis"> -->'],
    ["a script", "<script>var x = '<meta charset=\"shift_jis\">'</script>"],
    ["a description", '<meta name="description" content="charset=shift_jis">'],
  ])("not by %s", (_what, head) => {
    expect(read(head, Buffer.from("ü"))).toBe("ü");
  });

  test("by its byte order mark before all else", () => {
    const marked = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from('<meta charset="shift_jis">ü'),
    ]);
    expect(decodeHtml(marked, "text/html; charset=windows-1252")).toBe('<meta charset="shift_jis">ü');
    expect(decodeHtml(Buffer.from("\ufeffü", "utf16le"), "text/html; charset=utf-8")).toBe("ü");
  });

  test("as windows-1252 if it has no label, no known language, and isn't UTF-8", () => {
    expect(decodeHtml(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80]), "text/html")).toBe("Café €");
  });
});
