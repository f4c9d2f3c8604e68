/** Below this many, a share or a median says more about chance than about the search: it is not shown. */
export const LEAST_TELLING = 5;
