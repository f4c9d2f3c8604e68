import { useLocale } from "next-intl";
import { dayWriter } from "#domain/region.ts";

type KeptValueProps = {
  kind: string;
  value: string | undefined;
  /** The text for a field without a value. */
  none: string;
};

/** Shows the value of a field: a date in the reader's format. */
export function KeptValue({ kind, value, none }: KeptValueProps) {
  const locale = useLocale();
  if (value === undefined) return none;
  // A day has no time zone.
  return kind === "date" ? <time dateTime={value}>{dayWriter(locale, "UTC")(value)}</time> : value;
}
