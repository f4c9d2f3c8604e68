/** The size of text, in pixels, until the reader sets another. */
export const USUAL_TEXT = 16;

/** Returns the size of text that the reader has set in their browser, in pixels: one rem. */
export const textSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT;
