const two = (part: number) => String(part).padStart(2, "0");

/** Returns the day of an instant in this browser's time zone, such as 2026-11-20. */
export function localDay(instant: string | Date): string {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Returns the time of an instant in this browser's time zone, such as 14:05:09. */
export function localTime(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":");
}
