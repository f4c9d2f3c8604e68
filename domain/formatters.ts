/** Readers' locales and zones name what is kept, so that it has an end. */
const KEPT_MAX = 500;

/** Making a formatter costs more than using it a hundred times: one is kept for each locale and options. */
function keeping<Options, Format>(
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

/** The formatter of instants for a locale. */
export const dateTimeFormat = keeping(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The formatter of numbers for a locale. */
export const numberFormat = keeping(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The formatter of "in 3 days" for a locale. */
export const relativeTimeFormat = keeping(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
