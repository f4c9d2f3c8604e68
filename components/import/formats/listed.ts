/** The words of a text that lists them, so that long lists of data stay readable. */
export function listed(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim());
}
