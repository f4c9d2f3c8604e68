/** The query of an address, as Next passes it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the parameters of a query, without those that are repeated. */
export function parametersIn(query: Query): URLSearchParams {
  const named = Object.entries(query).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(named);
}
