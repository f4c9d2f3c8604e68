/** A posting as a system serves it, and the facts that a person would read in it. */
export type Fixture = {
  system: string;
  /** The difficulty in reading the page; missing for a plain page. */
  trap?: string;
  link: string;
  page?: string | Uint8Array;
  contentType?: string;
  /** The response of the system's public API: JSON, or XML as text. */
  response?: unknown;
  selected?: string;
  title: string | null;
  company: string | null;
  /** As "from-to CUR period", "amount CUR period", or null if the posting states none. */
  pay: string | null;
  /** As "city | state | country". */
  place: string | null;
  mode: "remote" | "hybrid" | "onsite" | null;
  /** Other people's names on the page. */
  names?: readonly string[];
};

type Data = Record<string, unknown>;

/** Returns a script of JSON-LD. */
export function jsonLd(data: Data | readonly Data[]): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("</", "<\\/")}</script>`;
}

/** Returns a JobPosting (schema.org). */
export function jobPosting(fields: Data): Data {
  return { "@context": "https://schema.org/", "@type": "JobPosting", datePosted: "2026-11-02", ...fields };
}

/** Returns an Organization (schema.org). */
export function organization(name: string): Data {
  return { "@type": "Organization", name };
}

/** Returns a Place (schema.org). */
export function jobPlace(addressLocality: string, addressRegion: string, addressCountry: string): Data {
  return {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry },
  };
}

/** Returns a MonetaryAmount (schema.org) with a range. */
export function salary(currency: string, unitText: string, minValue: number, maxValue: number): Data {
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", minValue, maxValue, unitText },
  };
}

/** Returns a page with the usual markup around its content. */
export function html({
  head = "",
  body = "",
  lang = "en",
}: {
  head?: string;
  body?: string;
  lang?: string;
}): string {
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <style>.x{color:red}</style><script>window.dataLayer=[{salary:"$1"}]</script>${head}</head>
    <body><header><nav><a href="/">Home</a><a href="/jobs">All jobs</a></nav></header>${body}
    <footer><p>© 2026. All rights reserved. We pay $99,000 a year to our lawyers.</p></footer></body></html>`;
}

export const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${content}">`;

/** Encodes a text by looking up each character, because Node can only decode these encodings. */
export function encoded(text: string, encoding: string): Uint8Array {
  const bytes = bytesByCharacter(encoding);
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? [0x3f]));
}

function bytesByCharacter(encoding: string): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  const found = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if ([...character].length === 1 && character !== "\ufffd" && !found.has(character))
      found.set(character, bytes);
  };
  for (let first = 0; first < 256; first += 1) add(first);
  for (let first = 0x81; first < 0xfd; first += 1)
    for (let second = 0x40; second < 0xfd; second += 1) add(first, second);
  return found;
}
