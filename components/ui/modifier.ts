/** Returns the name of the modifier key for shortcuts on the device of a user agent. */
export function modifierOn(userAgent: string): string {
  return /Mac|iPhone|iPad/.test(userAgent) ? "⌘" : "Ctrl";
}
