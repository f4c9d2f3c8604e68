import { now } from "#server/lib/clock.ts";
import { Refusal } from "./failure.ts";

const UNITS_MS = { h: 3_600_000, d: 86_400_000 } as const;

/** An instant in the future, as ISO 8601 or as a span from now such as `30d` or `12h`. */
export function parseExpiry(text: string): Date {
  const span = /^(\d{1,6})([dh])$/.exec(text.trim());
  const at = span
    ? new Date(now().getTime() + Number(span[1]) * UNITS_MS[span[2] as keyof typeof UNITS_MS])
    : new Date(text);
  if (Number.isNaN(at.getTime())) {
    const message = `"${text}" is no time: give an ISO 8601 instant such as 2027-01-31T00:00:00Z, or a span such as 30d.`;
    throw new Refusal("invalid_expiry", message);
  }
  if (at <= now()) throw new Refusal("invalid_expiry", `${at.toISOString()} lies in the past.`);
  return at;
}
