/** The name of the key that goes with a letter, on the machine that a browser names. */
export function modifierOn(userAgent: string): string {
  return /Mac|iPhone|iPad/.test(userAgent) ? "⌘" : "Ctrl";
}
