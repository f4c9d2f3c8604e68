/**
 * Returns a text without the given characters at its start and end, as `trim` does for spaces. Expressions such as `/-+$/`
 * restart at every run of the character within the text, so their cost grows quadratically.
 */
export function trimCharacters(text: string, characters: string): string {
  return withoutEnd(withoutStart(text, characters), characters);
}

/** Returns a text without the given characters at its start. */
export function withoutStart(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start++;
  return text.slice(start);
}

/** Returns a text without the given characters at its end. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
