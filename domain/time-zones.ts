/** Checks whether this machine knows the IANA name of a time zone. An offset such as +01:00 isn't one. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/**
 * Checks whether a zone is named after a place, or is UTC. "EST" and "CET" are IANA names too, but not
 * places.
 */
export function isPlacesZone(name: string): boolean {
  return name === "UTC" || (name.includes("/") && !name.startsWith("Etc/") && isTimeZone(name));
}

/** Returns the place in a zone's name, such as "New York", or null for UTC and abbreviations. */
export function placeOf(timeZone: string): string | null {
  return timeZone.includes("/") && !timeZone.startsWith("Etc/")
    ? (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")
    : null;
}

/** Old zone names that browsers still use. */
const RENAMED: Readonly<Record<string, string>> = {
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

/** Returns a zone's current name, if this machine knows it. */
export function nameToday(timeZone: string): string {
  const name = RENAMED[timeZone];
  return name !== undefined && isTimeZone(name) ? name : timeZone;
}
