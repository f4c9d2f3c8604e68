/** The smallest sample shown: below it, a share or a median says more about chance than about the search. */
export const MIN_SAMPLE_SIZE = 5;

/** Returns the figure, or null if its n is too small. */
export function figureIfSampled(figure: number | null, n: number): number | null {
  return n < MIN_SAMPLE_SIZE ? null : figure;
}
