const HEAD_BYTES = 4_096;
const LABEL = /charset\s*=\s*(?:["']\s*)?([\w-]+)/i;

/**
 * Decodes a page's text with the encoding named in its header, else in the page, else UTF-8 (WHATWG Encoding). Unknown labels are
 * ignored; invalid bytes become U+FFFD.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  const ownLabel = LABEL.exec(body.subarray(0, HEAD_BYTES).toString("latin1"))?.[1];
  const decoder = decoderOf(LABEL.exec(contentType)?.[1]) ?? decoderOf(ownLabel) ?? new TextDecoder();
  return decoder.decode(body);
}

function decoderOf(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}
