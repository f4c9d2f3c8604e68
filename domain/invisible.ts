/** Spaces and controls, and characters that take no place: zero-width marks, fillers, and the blank Braille pattern. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Checks whether a text has no visible character. */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}
