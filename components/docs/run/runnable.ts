/** What of an operation is needed to run its example. */
export type Runnable = {
  name: string;
  method: string;
  path: string;
  pathFields: Readonly<Record<string, string>>;
  query: string;
  takesQuery: boolean;
  body: Readonly<Record<string, unknown>> | null;
  rows: Readonly<Record<string, string>>;
  destroys: boolean;
};
