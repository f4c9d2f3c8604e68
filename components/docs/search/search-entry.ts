/** A place of the documentation, as the search offers it. */
export type SearchEntry = {
  readonly kind: "guide" | "operations" | "errors";
  readonly title: string;
  /** Stands beside the title and is searched too. */
  readonly detail: string;
  readonly href: string;
};
