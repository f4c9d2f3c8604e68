/** Below this many, a share or a median says more about chance than about the search: it is not shown. */
export const LEAST_TELLING = 5;

/** The figure, or null where its n is too small for it to be shown. */
export function whenTelling(figure: number | null, n: number): number | null {
  return n < LEAST_TELLING ? null : figure;
}
