/** Returns the reader's day of an instant, such as 2026-11-20. */
export function dayOfInstant(instant: string | Date): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Whether a text is a day that has begun. */
export function isPastDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day <= dayOfInstant(new Date());
}

/** Returns an instant within a day that reads as this day in nearly every time zone; undefined for today, which means now. */
export function instantOfDay(day: string): string | undefined {
  return day === dayOfInstant(new Date()) ? undefined : `${day}T12:00:00.000Z`;
}
