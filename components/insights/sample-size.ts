/** Below this many, a share or a median says more about chance than about the search: it is not shown. */
export const MIN_SAMPLE_SIZE = 5;

/** The figure, or null where its n is too small for it to be shown. */
export function figureIfSampled(figure: number | null, n: number): number | null {
  return n < MIN_SAMPLE_SIZE ? null : figure;
}
