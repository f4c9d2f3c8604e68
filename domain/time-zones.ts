/** Whether this machine knows the IANA name of a time zone; an offset such as +01:00 is none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** Whether a zone is the clock of a place, or UTC. "EST" and "CET" are IANA names too, but an abbreviation is no place. */
export function isPlacesZone(name: string): boolean {
  return name === "UTC" || (name.includes("/") && !name.startsWith("Etc/") && isTimeZone(name));
}

/** The place that names a zone, as "New York"; null for UTC and abbreviations. */
export function placeOf(timeZone: string): string | null {
  return timeZone.includes("/") && !timeZone.startsWith("Etc/")
    ? (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")
    : null;
}
