/** The most formatters to cache. Readers choose locales and zones, so the cache must be bounded. */
const KEPT_MAX = 500;

/** Caches one formatter for each locale and options, because making one costs more than a hundred uses. */
function cached<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const kept = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= KEPT_MAX) kept.clear();
    const made = make(locale, options);
    kept.set(key, made);
    return made;
  };
}

/** Returns the date and time formatter of a locale. */
export const dateTimeFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Returns the number formatter of a locale. */
export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Returns the formatter of a locale for times such as "in 3 days". */
export const relativeTimeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
