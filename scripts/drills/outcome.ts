/** What a drill found: a row of the table. */
export type Outcome = {
  readonly drill: string;
  readonly load: string;
  /** Requests without a success, retries aside. */
  readonly failed: number;
  /** Acknowledged changes that aren't there. */
  readonly lost: number;
  /** Changes that happened twice. */
  readonly doubled: number;
  /** How long until all was well again. */
  readonly "recovered in": string;
  /** What could not be run here, and why; begins with "failed" where an expectation wasn't met. */
  readonly left: string;
};

export type Drill = () => Promise<Outcome[]>;

/** The row of a drill without a load, to be filled in. */
export const nothing = (drill: string): Omit<Outcome, "left"> => ({
  drill,
  load: "–",
  failed: 0,
  lost: 0,
  doubled: 0,
  "recovered in": "–",
});
