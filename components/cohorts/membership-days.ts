/** Returns an instant's day in the reader's time zone, such as 2026-11-20. */
export function dayOfInstant(instant: string | Date): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Checks whether a text is a day that has begun. */
export function isPastDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day <= dayOfInstant(new Date());
}

/** Returns an instant of the day that falls on it in nearly every time zone; undefined for today, which means now. */
export function instantOfDay(day: string): string | undefined {
  return day === dayOfInstant(new Date()) ? undefined : `${day}T12:00:00.000Z`;
}
