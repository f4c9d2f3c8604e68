import bowser from "bowser";

const USER_AGENT_LENGTH = 400;
const NAME_LENGTH = 80;

/** The first product that a program other than a browser sends (RFC 9110, 10.1.5). */
const PROGRAM = /^([A-Za-z][\w.-]{0,40})(?:\/|$)/;
/** Names that people and the parser write differently. */
const SYSTEMS: Readonly<Record<string, string>> = { "Chrome OS": "ChromeOS" };
const BROWSERS: Readonly<Record<string, string>> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
};
/** Devices that are named by their model instead of their system. */
const MODELS = new Set(["iPhone", "iPad"]);

/**
 * Returns a browser and its system in words, such as "Firefox on Windows"; the name alone for programs; null if the header says neither.
 */
export function deviceNameOf(userAgent: string | null): string | null {
  const text = userAgent?.slice(0, USER_AGENT_LENGTH).trim();
  if (!text) return null;
  const { browser, os, platform } = bowser.parse(text);
  const name = plain(BROWSERS[browser.name ?? ""] ?? (browser.name || PROGRAM.exec(text)?.[1]));
  const system = MODELS.has(platform.model ?? "") ? platform.model : (SYSTEMS[os.name ?? ""] ?? os.name);
  if (name === "") return plain(system) || null;
  return system ? `${name} on ${plain(system)}` : name;
}

/** Reduces text to one short line of letters, digits, and a few signs, because the sender chooses the header's words. */
function plain(words: string | undefined): string {
  return (words ?? "")
    .replace(/[^\p{L}\p{N} ._+-]/gu, "")
    .trim()
    .slice(0, NAME_LENGTH);
}
