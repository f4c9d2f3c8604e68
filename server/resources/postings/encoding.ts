import { readTokens } from "#server/lib/html-tokens.ts";

/** The bytes in which a page declares its encoding: the standard's 1,024, and the rest of a long head, which a browser reads again. */
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
  const label = markOf(body) ?? known(LABEL.exec(contentType)?.[1]);
  if (label) return decode(body, label);
  const { declared, language } = headOf(body);
  if (declared) return decode(body, declared);
  return valid(body) ?? decode(body, BY_LANGUAGE[language] ?? "windows-1252");
}

function decode(body: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(body);
}

/** Returns the text of valid UTF-8, or null. */
function valid(body: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

/** Returns the encoding that a page's `<meta>` declares, and its language. */
function headOf(body: Uint8Array): { declared: string | null; language: string } {
  const head = decode(body.subarray(0, HEAD_BYTES), "windows-1252");
  let declared: string | null = null;
  let language = "";
  readTokens(head, {
    ...META,
    onOpen(name, { charset, content, lang, "http-equiv": equivalent }) {
      if (name === "html") language ||= lang?.slice(0, 2).toLowerCase() ?? "";
      const isType = equivalent?.trim().toLowerCase() === "content-type";
      const label = charset ?? (isType ? LABEL.exec(content ?? "")?.[1] : undefined);
      if (name === "meta") declared ??= declaredAs(label);
    },
  });
  return { declared, language };
}

/** Returns the encoding meant by a label that was read as ASCII: UTF-16 can't be (HTML standard, "prescan a byte stream"). */
function declaredAs(label: string | undefined): string | null {
  const encoding = label?.trim().toLowerCase() === "x-user-defined" ? "windows-1252" : known(label);
  return encoding?.startsWith("utf-16") ? "utf-8" : encoding;
}

/** Returns the encoding with a label (WHATWG Encoding); null if it is unknown. */
function known(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null;
  } catch {
    return null;
  }
}
