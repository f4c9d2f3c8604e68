import { IntlMessageFormat } from "intl-messageformat";
import type { MessageKeys, NestedKeyOf } from "next-intl";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

/** What the placeholders of a text stand for. */
export type TextValues = Readonly<Record<string, string>>;

const LIMITS = Object.fromEntries(
  Object.entries(limitsInTexts).map(([name, value]) => [name, String(value)]),
);

/**
 * Gives the texts of a catalog by their path ("welcome.subject"), placeholders filled in (ICU MessageFormat), those of limits by
 * themselves. For texts that
 * leave the server without a page: the build of the pages swaps next-intl's parser for one that reads compiled catalogs only.
 * @throws for a placeholder without a value
 */
export function textsOf<Catalog extends object>(catalog: Catalog) {
  const known = new Map<string, IntlMessageFormat>();
  return (path: MessageKeys<Catalog, NestedKeyOf<Catalog>>, values: TextValues = {}): string => {
    const format = known.get(path) ?? new IntlMessageFormat(textAt(catalog, path), "en");
    known.set(path, format);
    return String(format.format({ ...LIMITS, ...values }));
  };
}

function textAt(catalog: object, path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], catalog);
  if (typeof found !== "string") throw new Error(`There is no text at ${path}.`);
  return found;
}
