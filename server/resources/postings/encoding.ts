import { readTokens } from "#server/lib/html-tokens.ts";

/** The bytes searched for a declared encoding. The standard says 1,024, but browsers also follow a declaration further down. */
const HEAD_BYTES = 16_384;
const LABEL = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i;
const META = {
  described: new Set(["meta", "html"]),
  attributes: new Set(["charset", "http-equiv", "content", "lang"]),
};
/** The encodings of old pages without a label, by the page's language. */
const BY_LANGUAGE: Readonly<Record<string, string>> = { ja: "shift_jis", ko: "euc-kr", ru: "windows-1251" };

/**
 * Decodes a page's text as browsers do (HTML standard, "determining the character encoding"): by its byte order mark, else its header,
 * else its `<meta>`. A page without any of them is UTF-8 if its bytes are valid, otherwise in its language's old encoding, which is
 * windows-1252 for most. Unknown labels are ignored; invalid bytes become U+FFFD.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  const label = byteOrderMark(body) ?? encodingOf(LABEL.exec(contentType)?.[1]);
  if (label) return decode(body, label);
  const { declared, language } = readHead(body);
  if (declared) return decode(body, declared);
  return decodeUtf8(body) ?? decode(body, BY_LANGUAGE[language] ?? "windows-1252");
}

function decode(body: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(body);
}

/** Decodes UTF-8; returns null if it is invalid. */
function decodeUtf8(body: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

/** Returns the encoding that a page's `<meta>` declares, and its language. */
function readHead(body: Uint8Array): { declared: string | null; language: string } {
  const head = decode(body.subarray(0, HEAD_BYTES), "windows-1252");
  let declared: string | null = null;
  let language = "";
  readTokens(head, {
    ...META,
    onOpen(name, { charset, content, lang, "http-equiv": equivalent }) {
      if (name === "html") language ||= lang?.slice(0, 2).toLowerCase() ?? "";
      const isType = equivalent?.trim().toLowerCase() === "content-type";
      const label = charset ?? (isType ? LABEL.exec(content ?? "")?.[1] : undefined);
      if (name === "meta") declared ??= metaEncoding(label);
    },
  });
  return { declared, language };
}

/** Returns the encoding of a `<meta>` label. A page that can be read as ASCII isn't UTF-16 (HTML standard, "prescan a byte stream"). */
function metaEncoding(label: string | undefined): string | null {
  const encoding = label?.trim().toLowerCase() === "x-user-defined" ? "windows-1252" : encodingOf(label);
  return encoding?.startsWith("utf-16") ? "utf-8" : encoding;
}

/** Returns the name of the encoding with a label (WHATWG Encoding); null if it is unknown. */
function encodingOf(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null;
  } catch {
    return null;
  }
}
