/** What a line of pasted text or of a file holds. */
export type Address = {
  /** The address as it will be sent, or the text that holds none. */
  text: string;
  /** The line it stands on, from 1. */
  line: number;
  isAddress: boolean;
};

const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const BETWEEN = /[\s,;\t]+/;
const AROUND = /^["'<(]+|[>"').]+$/g;

/**
 * The addresses of a text, as people paste them and spreadsheets write them: one or several a line, beside names or other
 * columns. A first line without any is a heading; another line without any is told of, not passed over.
 */
export function addressesIn(text: string): Address[] {
  const lines = text.split(/\r\n|\r|\n/);
  const found = lines.flatMap((content, index): Address[] => {
    const line = index + 1;
    const words = content.split(BETWEEN).map((word) => word.replace(AROUND, ""));
    const addresses = words.filter((word) => word.includes("@"));
    if (addresses.length === 0) {
      return content.trim() === "" ? [] : [{ text: content.trim(), line, isAddress: false }];
    }
    return addresses.map((word) => ({
      text: word.toLowerCase(),
      line,
      isAddress: SHAPE.test(word) && word.length <= 254,
    }));
  });
  const [first, ...others] = found;
  const hasHeading =
    first !== undefined && !first.text.includes("@") && others.some(({ isAddress }) => isAddress);
  return unique(hasHeading ? others : found);
}

/** An address that stands there twice is meant once. */
function unique(addresses: Address[]): Address[] {
  const seen = new Set<string>();
  return addresses.filter(({ text, isAddress }) => {
    if (!isAddress) return true;
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}
