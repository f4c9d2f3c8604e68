import { IntlMessageFormat } from "intl-messageformat";
import type { MessageKeys, NestedKeyOf } from "next-intl";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

/** The values of a text's placeholders. */
export type TextValues = Readonly<Record<string, string>>;

const LIMITS = Object.fromEntries(
  Object.entries(limitsInTexts).map(([name, value]) => [name, String(value)]),
);

/**
 * Returns a function that returns a catalog's texts by path ("welcome.subject"), with placeholders and limits filled in (ICU
 * MessageFormat). For texts outside pages: the pages' build replaces next-intl's parser with one that reads only compiled catalogs.
 * @throws if a placeholder has no value
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
