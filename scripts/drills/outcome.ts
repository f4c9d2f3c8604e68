/** A drill's result: a row of the table. */
export type Outcome = {
  readonly drill: string;
  readonly load: string;
  /** Requests without a success, not counting retries. */
  readonly failed: number;
  /** Acknowledged changes that are missing. */
  readonly lost: number;
  /** Changes that happened twice. */
  readonly doubled: number;
  /** Time until the product worked normally again. */
  readonly "recovered in": string;
  /** The checks that couldn't run here, and why. Begins with "failed" if an expectation wasn't met. */
  readonly notes: string;
};

export type Drill = () => Promise<Outcome[]>;

/** Returns a row with these columns; the others are empty. */
export const outcome = (drill: string, fields: Partial<Omit<Outcome, "drill">>): Outcome => ({
  drill,
  load: "–",
  failed: 0,
  lost: 0,
  doubled: 0,
  "recovered in": "–",
  notes: "",
  ...fields,
});

/** Returns the text for a check that may fail. */
export const verdict = (isSuccess: boolean, finding: string): string =>
  isSuccess ? finding : `failed: ${finding}`;
